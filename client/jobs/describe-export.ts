import { __, _n, sprintf } from '@wordpress/i18n';
import type { ExportItem } from '@storedeck/data';
import {
	formatAverage,
	formatCount,
	formatWallClock,
} from '../common/store-format';

const isText = ( value: unknown ): value is string =>
	typeof value === 'string' && value !== '';

/** The range of an export's rows; empty for a report about now. */
export function describeRange( { report_args: args }: ExportItem ) {
	const { after, before } = args;
	return isText( after ) && isText( before )
		? sprintf(
				/* translators: 1: first day, 2: last day of a range. */
				__( '%1$s – %2$s', 'storedeck' ),
				formatWallClock( after ),
				formatWallClock( before )
		  )
		: '';
}

/** Name and range of an export: what tells it from the others. */
export function describeExport( item: ExportItem ) {
	const range = describeRange( item );
	return range
		? sprintf(
				/* translators: 1: name of a report, 2: range of dates. */
				__( '%1$s, %2$s', 'storedeck' ),
				item.title,
				range
		  )
		: item.title;
}

/** `1,234 rows`. */
export const describeRows = ( count: number ) =>
	sprintf(
		/* translators: %s: number of rows of a table. */
		_n( '%s row', '%s rows', count, 'storedeck' ),
		formatCount( count )
	);

/** What the reader's table has and the file cannot; nothing where it has all. */
export const describeLeftOut = ( {
	columns_left_out: { length },
}: ExportItem ) =>
	length > 0
		? sprintf(
				/* translators: %s: number of columns of a table. */
				_n(
					'%s column that an extension adds to the table is not in this file.',
					'%s columns that extensions add to the table are not in this file.',
					length,
					'storedeck'
				),
				formatCount( length )
		  )
		: '';

/** Size of a file: `512 bytes`, `3.4 kB`, `1.25 MB`. */
export function describeSize( bytes: number ) {
	if ( bytes < 1000 ) {
		return sprintf(
			/* translators: %s: size of a file. */
			_n( '%s byte', '%s bytes', bytes, 'storedeck' ),
			formatCount( bytes )
		);
	}
	return bytes < 1_000_000
		? sprintf(
				/* translators: %s: size of a file in thousands of bytes. */
				__( '%s kB', 'storedeck' ),
				formatAverage( Math.round( bytes / 100 ) / 10 )
		  )
		: sprintf(
				/* translators: %s: size of a file in millions of bytes. */
				__( '%s MB', 'storedeck' ),
				formatAverage( bytes / 1_000_000 )
		  );
}
