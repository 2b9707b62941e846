import { toWallClockText } from '../formats/wall-clock';
import { copyText } from './copy-text';
import { getFileName } from './file-name';
import { layoutHeading } from './heading';
import { renderPng } from './render-png';
import { saveFile } from '@storedeck/csv-export';
import type { ExportSource } from './source';
import { readTheme } from './theme';
import { writeSvg } from './write-svg';
import { writeTable } from './write-table';

export type { ExportSource } from './source';

export type ImageType = 'png' | 'svg';

/** Saves the chart as an image with title and legend. */
export async function saveImage(
	source: ExportSource,
	type: ImageType
): Promise< void > {
	const { title, dates, model } = source;
	const svg = writeSvg( source, readTheme( source.element ) );
	const days = [ dates[ 0 ], dates[ dates.length - 1 ] ].flatMap( ( time ) =>
		time === undefined ? [] : [ toWallClockText( time ).slice( 0, 10 ) ]
	);
	const content =
		type === 'svg'
			? new Blob( [ svg ], { type: 'image/svg+xml;charset=utf-8' } )
			: await renderPng(
					svg,
					model.width,
					layoutHeading( source ).height + model.height
			  );
	saveFile( getFileName( title, days, type ), content );
}

/** Copies the values of the chart for a spreadsheet. */
export function copyData( source: ExportSource ): Promise< boolean > {
	return copyText( writeTable( source ) );
}
