/** What comes late says so, what does not come can be asked for again, and the focus finds its way back. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { createRawSnippet, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSetting } from '$lib/settings.svelte';
import LaterDialog from '../pages/LaterDialog.svelte';

type Found = { default: Component<never> };
const found = { default: (() => ({})) as unknown as Component<never> };
const drawn = createRawSnippet(() => ({ render: () => '<p>Here it is.</p>' }));

function open(load: () => Promise<Found>) {
  const onclose = vi.fn();
  return { onclose, ...render(LaterDialog, { load, isOpen: true, onclose, drawn }) };
}

describe('a dialog whose code comes late', () => {
  beforeEach(() => {
    changeSetting('language', 'en');
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('says that it comes, and is drawn when it is there, still open', async () => {
    let bring: (found: Found) => void = () => {};
    const { onclose } = open(() => new Promise((done) => (bring = done)));
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    screen.getByRole('dialog', { name: 'One moment …' });
    bring(found);
    await vi.advanceTimersByTimeAsync(50);
    screen.getByText('Here it is.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onclose).not.toHaveBeenCalled();
  });

  it('needs no word for what is there at once', async () => {
    open(() => Promise.resolve(found));
    await vi.advanceTimersByTimeAsync(0);
    screen.getByText('Here it is.');
  });

  it('says that it did not come, and a tap asks for it again', async () => {
    const load = vi.fn<() => Promise<Found>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(found);
    open(load);
    await vi.advanceTimersByTimeAsync(0);
    screen.getByRole('dialog', { name: 'The table does not answer' });
    screen.getByRole('button', { name: 'Try again' }).click();
    await vi.advanceTimersByTimeAsync(50);
    screen.getByText('Here it is.');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('can be given up while it is on its way', async () => {
    const { onclose } = open(() => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(200);
    screen.getByRole('button', { name: 'Close' }).click();
    await vi.advanceTimersByTimeAsync(50);
    expect(onclose).toHaveBeenCalledOnce();
  });
});
