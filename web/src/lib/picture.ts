/** How a match ended, as a picture to send to friends: the scene of the box, who played, and how it came out. */
import { seatMark } from './art/seats';

export interface PictureRow {
  seat: number;
  name: string;
  /** What stands at the end of the row: points, or "won". */
  figure: string;
  /** How far the bar goes, from 0 to 1; null: there is none. */
  share: number | null;
  won: boolean;
}

export interface PictureWords {
  game: string;
  headline: string;
  foot: string;
}

const WIDTH = 1080;
const SCENE = 560;
const ROW = 92;
const EDGE = 64;
const PAPER = '#fbf6e9';
const INK = '#2a2119';
const LIT = '#f3dfa6';

/** What style sheets say of a drawing; a picture of it alone would have none of them. */
const PAINT = [
  'fill',
  'stroke',
  'stroke-width',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'stroke-linecap',
] as const;

/** A custom property of the page, as `var(--seat-0)` names it. */
function colourOf(named: string): string {
  const name = /var\((--[\w-]+)\)/.exec(named)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : named;
}

/** A drawing of the page as an image. Nothing is fetched for it. */
function imageOf(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll<SVGElement>('*');
  copy.querySelectorAll<SVGElement>('*').forEach((part, at) => {
    const style = getComputedStyle(originals[at]!);
    for (const name of PAINT) part.style.setProperty(name, style.getPropertyValue(name));
    if (style.display === 'none') part.style.display = 'none';
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  return image.decode().then(() => image);
}

/** Writes a line as large as it fits. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, most: number): void {
  const font = (pixels: number): string => `800 ${pixels}px Alegreya, Georgia, serif`;
  pen.font = font(size);
  pen.font = font(Math.min(size, (size * most) / Math.max(1, pen.measureText(text).width)));
  pen.fillText(text, x, y);
}

function drawRow(pen: CanvasRenderingContext2D, row: PictureRow, top: number): void {
  const mark = seatMark(row.seat);
  if (row.won) {
    pen.fillStyle = LIT;
    pen.beginPath();
    pen.roundRect(EDGE / 2, top + 4, WIDTH - EDGE, ROW - 8, 20);
    pen.fill();
  }
  pen.save();
  pen.translate(EDGE + 32, top + ROW / 2);
  pen.scale(0.62, 0.62);
  const shape = new Path2D(mark.path);
  pen.fillStyle = colourOf(mark.colour);
  pen.strokeStyle = colourOf(mark.edge);
  pen.lineWidth = 7;
  pen.fill(shape);
  pen.stroke(shape);
  pen.restore();
  pen.fillStyle = INK;
  pen.textAlign = 'left';
  write(pen, row.name, EDGE + 88, top + (row.share === null ? 60 : 46), 42, WIDTH - 2 * EDGE - 320);
  pen.textAlign = 'right';
  write(pen, row.figure, WIDTH - EDGE, top + 62, 54, 220);
  if (row.share === null) return;
  pen.fillStyle = '#e2d6ba';
  pen.fillRect(EDGE + 88, top + 58, WIDTH - 2 * EDGE - 220, 18);
  pen.fillStyle = colourOf(mark.colour);
  pen.strokeStyle = colourOf(mark.edge);
  pen.lineWidth = 3;
  pen.fillRect(EDGE + 88, top + 58, (WIDTH - 2 * EDGE - 220) * row.share, 18);
  pen.strokeRect(EDGE + 88, top + 58, (WIDTH - 2 * EDGE - 220) * row.share, 18);
}

export async function drawPicture(
  scene: SVGSVGElement | null,
  words: PictureWords,
  rows: PictureRow[],
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = SCENE + 190 + rows.length * ROW + 100;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  await document.fonts.ready;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  if (scene) pen.drawImage(await imageOf(scene, WIDTH, SCENE), 0, 0, WIDTH, SCENE);
  pen.fillStyle = INK;
  pen.textAlign = 'center';
  write(pen, words.game, WIDTH / 2, SCENE + 62, 40, WIDTH - 2 * EDGE);
  write(pen, words.headline, WIDTH / 2, SCENE + 142, 76, WIDTH - 2 * EDGE);
  rows.forEach((row, at) => drawRow(pen, row, SCENE + 178 + at * ROW));
  pen.fillStyle = '#5d5038';
  pen.textAlign = 'center';
  write(pen, words.foot, WIDTH / 2, canvas.height - 36, 32, WIDTH - 2 * EDGE);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Where the device can share files, with whom its owner likes; otherwise as a download. */
export async function hand(picture: Blob, name: string): Promise<void> {
  const files = [new File([picture], name, { type: 'image/png' })];
  if (navigator.canShare?.({ files })) {
    // Whoever changes their mind has shared nothing, and that is fine.
    await navigator.share({ files }).catch(() => {});
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
