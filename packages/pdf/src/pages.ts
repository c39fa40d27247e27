import type { Line } from './layout.ts';
import { number, type PdfFile } from './pdf-file.ts';
import { showPieces, type UsedFonts } from './pdf-fonts.ts';
import { hairline, margin, type TextStyle } from './pdf-style.ts';

type Paper = { width: number; height: number };

/** A column of text running over pages. `y` counts down from the top of the paper. */
export type Pages = {
  columnWidth: number;
  /** Begins a new page unless this much is left of the current one. */
  need(height: number): Promise<void>;
  lines(lines: readonly Line[], style: TextStyle): Promise<void>;
  /** A picture as wide as the column at most. `size` in px. */
  picture(name: string, size: { width: number; height: number }): Promise<void>;
  /** Nothing at the head of a page. */
  gap(height: number): void;
  rule(): void;
  /** Where the next line will stand, to be found from the reader's table of contents. */
  here(): { page: number; top: number };
  finish(): Promise<number[]>;
};

/** The most of a page's height that a picture takes, and how large a pixel is at most, in points: 120 of them on an inch. */
const pictureShare = 0.62;
const pointsPerPixel = 72 / 120;

type Parts = {
  file: PdfFile;
  fonts: UsedFonts;
  paper: Paper;
  /** The numbers that every page names: its parent and the fonts. */
  parent: number;
  resources: number;
  /** The line at the foot of each page. */
  folio: (page: number) => { line: Line; style: TextStyle };
};

export function createPages({ file, fonts, paper, parent, resources, folio }: Parts): Pages {
  const columnWidth = paper.width - 2 * margin.side;
  const foot = paper.height - margin.bottom;
  const pages: number[] = [file.reserve()];
  let [content, y] = ['', margin.top];

  const show = (line: Line, style: TextStyle, x: number, baseline: number) => {
    const { size } = style;
    let at = x;
    let out = `${style.ink} rg BT `;
    for (let from = 0; from < line.pieces.length; ) {
      const first = line.pieces[from];
      let to = from;
      while (line.pieces[to] && line.pieces[to]?.face === first?.face) to += 1;
      const run = line.pieces.slice(from, to);
      if (first) {
        const used = fonts.of(first.face);
        out += `/${used.name} ${number(size * first.face.scale)} Tf 1 0 0 1 ${number(at)} ${number(paper.height - baseline)} Tm `;
        out += `${showPieces(used, run, size)} `;
      }
      at += (run.reduce((sum, { width }) => sum + width, 0) * size) / 1000;
      from = to;
    }
    content += `${out}ET\n`;
  };

  const close = async () => {
    const { line, style } = folio(pages.length);
    const x = (paper.width - (line.width * style.size) / 1000) / 2;
    show(line, style, x, paper.height - margin.folio);
    const body = file.reserve();
    await file.stream(body, content);
    const box = `[0 0 ${number(paper.width)} ${number(paper.height)}]`;
    file.object(
      pages.at(-1) ?? 0,
      `<</Type/Page/Parent ${parent} 0 R/MediaBox${box}/Resources ${resources} 0 R/Contents ${body} 0 R>>`,
    );
    [content, y] = ['', margin.top];
  };

  const need = async (height: number) => {
    if (y + height <= foot || y === margin.top) return;
    await close();
    pages.push(file.reserve());
  };

  return {
    columnWidth,
    need,
    async lines(lines, style) {
      for (const line of lines) {
        await need(style.leading);
        const width = (line.width * style.size) / 1000;
        const x = line.rtl ? margin.side + columnWidth - width : margin.side;
        // Half of what the lines stand apart lies above the letters, half below.
        show(line, style, x, y + style.leading / 2 + style.size * 0.34);
        y += style.leading;
      }
    },
    async picture(name, { width, height }) {
      const room = foot - margin.top;
      const scale = Math.min(columnWidth / width, (room * pictureShare) / height, pointsPerPixel);
      const [wide, high] = [width * scale, height * scale];
      await need(high);
      const bottom = number(paper.height - y - high);
      content += `q ${number(wide)} 0 0 ${number(high)} ${margin.side} ${bottom} cm /${name} Do Q\n`;
      y += high;
    },
    gap(height) {
      if (y > margin.top) y += height;
    },
    rule() {
      if (y === margin.top || y >= foot) return;
      const at = number(paper.height - y);
      const end = number(margin.side + columnWidth);
      content += `${hairline} RG 0.6 w ${margin.side} ${at} m ${end} ${at} l S\n`;
    },
    here: () => ({ page: pages.at(-1) ?? 0, top: paper.height - y }),
    async finish() {
      await close();
      return pages;
    },
  };
}
