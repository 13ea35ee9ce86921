import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { Camera } from './camera.svelte';
import { gestures } from './gestures.svelte';

const SHEET = { x: 0, y: 0, width: 100, height: 100 };

describe('fingers on the map', () => {
  let map: HTMLElement;
  let tapped: Mock<() => void>;
  let end: () => void;

  beforeEach(() => {
    const camera = new Camera(
      () => SHEET,
      () => 0,
      () => 0,
    );
    map = document.createElement('div');
    map.append(document.createElement('button'));
    document.body.replaceChildren(map, document.createElement('p'));
    map.setPointerCapture = vi.fn();
    tapped = vi.fn<() => void>();
    map.querySelector('button')!.addEventListener('click', tapped);
    end = gestures(camera)(map) as () => void;
  });

  afterEach(() => end());

  function point(type: string, target: Element, x: number, buttons: number): void {
    const more = { bubbles: true, isPrimary: true, pointerId: 1, button: 0, buttons, clientX: x, clientY: 10 };
    target.dispatchEvent(new PointerEvent(type, more));
  }

  function press(x: number): void {
    const tile = map.querySelector('button')!;
    point('pointermove', tile, x, 0);
    point('pointerdown', tile, x, 1);
    point('pointerup', tile, x, 0);
    tile.click();
  }

  it('leaves a press that has not moved to the button', () => {
    press(10);
    expect(tapped).toHaveBeenCalledTimes(1);
  });

  it('swallows the click that ends a pull, and only that one', () => {
    const tile = map.querySelector('button')!;
    point('pointerdown', tile, 10, 1);
    point('pointermove', tile, 60, 1);
    point('pointerup', tile, 60, 0);
    tile.click();
    expect(tapped).not.toHaveBeenCalled();
    press(10);
    expect(tapped).toHaveBeenCalledTimes(1);
  });

  it('hears the end of a press beside the map, from under which it has moved', () => {
    point('pointerdown', map.querySelector('button')!, 10, 1);
    point('pointerup', document.querySelector('p')!, 10, 0);
    press(90);
    expect(tapped).toHaveBeenCalledTimes(1);
  });

  it('forgets a press whose end nobody heard', () => {
    point('pointerdown', map.querySelector('button')!, 10, 1);
    press(90);
    expect(tapped).toHaveBeenCalledTimes(1);
  });
});
