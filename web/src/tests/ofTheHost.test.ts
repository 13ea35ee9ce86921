import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { place } from '$lib/router.svelte';
import { changeSetting } from '$lib/settings.svelte';
import ScreenPage from '../pages/ScreenPage.svelte';
import TablePage from '../pages/TablePage.svelte';
import { FakeSocket, latest, table } from './fakeSocket';

beforeEach(() => {
  changeSetting('language', 'en');
  FakeSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (path: string) => new Response(path === '/api/me' ? '{"name": "Anna"}' : '[]'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  place.read();
});

async function arrive(page: typeof TablePage | typeof ScreenPage): Promise<FakeSocket> {
  render(page, { code: 'abc' });
  await waitFor(() => expect(FakeSocket.opened).toHaveLength(1));
  latest().accept();
  latest().say(table());
  return latest();
}

function dismiss(line: FakeSocket, reason: string): void {
  line.say({ type: 'closing', reason });
  line.close();
}

describe('what the host of a server does', () => {
  it.each([
    [TablePage, '/t/NEWCQDEF'],
    [ScreenPage, '/t/NEWCQDEF/screen'],
  ])('leads whoever sits at a table to its new code', async (page, path) => {
    const line = await arrive(page);
    line.say(table({ code: 'NEWCQDEF' }));
    await waitFor(() => expect(location.pathname).toBe(path));
    expect(place.route).toMatchObject({ code: 'NEWCQDEF' });
  });

  it('leaves everybody where they are as long as the code is the same', async () => {
    const line = await arrive(TablePage);
    line.say(table({ watching: 1 }));
    await waitFor(() => expect(screen.getByRole('status')).toBeTruthy());
    expect(location.pathname).toBe('/');
  });

  it('tells that a table is closed, and shows the way to what was played', async () => {
    dismiss(await arrive(TablePage), 'table_closed');
    await waitFor(() => screen.getByRole('heading', { name: 'This table is closed' }));
    expect(screen.getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe('/t/abc/replay');
  });

  it('tells a banned guest so, and does not knock again', async () => {
    dismiss(await arrive(TablePage), 'banned');
    await waitFor(() => screen.getByText(/has shut you out/));
    expect(FakeSocket.opened).toHaveLength(1);
  });
});
