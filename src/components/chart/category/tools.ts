import { saveFile } from '@storedeck/csv-export';
import { copyText } from '../tools/copy-text';
import { getFileName } from '../tools/file-name';
import { renderPng } from '../tools/render-png';
import type { ImageType } from '../tools';
import { readImage } from './read-image';
import type { CategoryData } from './types';
import { writeTable } from './write-table';

/** Saves a drawing as an image with its title. */
export async function saveImage(
	drawing: SVGSVGElement,
	title: string,
	type: ImageType
) {
	const { svg, width, height } = readImage( drawing, title );
	saveFile(
		getFileName( title, [], type ),
		type === 'svg'
			? new Blob( [ svg ], { type: 'image/svg+xml;charset=utf-8' } )
			: await renderPng( svg, width, height )
	);
}

/** Copies the values for a spreadsheet. */
export const copyData = ( data: CategoryData ) =>
	copyText( writeTable( data ) );
