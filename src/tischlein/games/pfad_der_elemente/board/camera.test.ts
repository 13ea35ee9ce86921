import { describe, expect, it } from 'vitest';
import { Camera } from './camera.svelte';

const SMALL = { x: 0, y: 0, width: 100, height: 100 };
const LARGE = { x: -300, y: -300, width: 800, height: 800 };

describe('the camera', () => {
  it('is where it belongs at once for who wants no motion, not a frame after the tiles', () => {
    let sheet = SMALL;
    const camera = new Camera(
      () => sheet,
      () => 0,
      () => 0,
    );
    sheet = LARGE;
    expect(camera.gaze).toEqual(camera.fitting);
    expect(camera.gaze.x).toBe(100);
  });

  it('stays in hand until it is told to fit', () => {
    const camera = new Camera(
      () => SMALL,
      () => 0,
      () => 0,
    );
    const before = camera.gaze;
    camera.zoomIn();
    expect(camera.gaze.scale).toBeGreaterThan(before.scale);
    camera.fit();
    expect(camera.gaze).toEqual(before);
  });
});
