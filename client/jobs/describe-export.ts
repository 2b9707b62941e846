import { __, _n, sprintf } from '@wordpress/i18n';
import type { ExportItem } from '@storedeck/data';
import { getSetting } from '@storedeck/settings';
import {
	formatAverage,
	formatCount,
	formatSiteDate,
} from '../common/store-format';

const isText = ( value: unknown ): value is string =>
	typeof value === 'string' && value !== '';

/** The date range of an export; empty if the report has none. */
export function describeRange( { report_args: args }: ExportItem ) {
	const { after, before } = args;
	return isText( after ) && isText( before )
		? sprintf(
				/* translators: 1: first day, 2: last day of a date range. */
				__( '%1$s – %2$s', 'storedeck' ),
				formatSiteDate( after ),
				formatSiteDate( before )
		  )
		: '';
}

export function describeExport( item: ExportItem ) {
	const range = describeRange( item );
	return range
		? sprintf(
				/* translators: 1: title of a report, 2: date range. */
				__( '%1$s, %2$s', 'storedeck' ),
				item.title,
				range
		  )
		: item.title;
}

/** When an export was started, and until when its file is kept. */
export function describeDates( {
	date_created: created,
	date_expires: expires,
	download_url: url,
}: ExportItem ) {
	const made = sprintf(
		/* translators: 1: date, 2: time. */
		__( 'Exported on %1$s at %2$s.', 'storedeck' ),
		formatSiteDate( created ),
		formatSiteDate( created, getSetting( 'timeFormat' ) )
	);
	return isText( expires ) && url
		? sprintf(
				/* translators: 1: when a report was exported, as a sentence, 2: date. */
				__( '%1$s The file is kept until %2$s.', 'storedeck' ),
				made,
				formatSiteDate( expires )
		  )
		: made;
}

/** `1,234 rows`. */
export const describeRows = ( count: number ) =>
	sprintf(
		/* translators: %s: number of rows of a table. */
		_n( '%s row', '%s rows', count, 'storedeck' ),
		formatCount( count )
	);

/** The number of columns that the file does not have; empty if none is missing. */
export const describeMissingColumns = ( {
	columns_left_out: { length },
}: ExportItem ) =>
	length > 0
		? sprintf(
				/* translators: %s: number of columns of a table. */
				_n(
					'%s column added by an extension is not included.',
					'%s columns added by extensions are not included.',
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
				/* translators: %s: size of a file in kilobytes. */
				__( '%s kB', 'storedeck' ),
				formatAverage( Math.round( bytes / 100 ) / 10 )
		  )
		: sprintf(
				/* translators: %s: size of a file in megabytes. */
				__( '%s MB', 'storedeck' ),
				formatAverage( bytes / 1_000_000 )
		  );
}
