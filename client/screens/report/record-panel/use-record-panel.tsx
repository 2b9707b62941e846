import { Suspense, createPortal, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';
import { getRowLinkOf } from '@storedeck/components/table/row-link';
import { getHistory } from '@storedeck/navigation';
import { announce } from '../../../common/announce';
import { ErrorBoundary } from '../../../common/error-boundary';
import { rememberPaths } from '../../../common/record-header/neighbors';
import { getRecord, getRecordPath } from './records';
import type { RowRecord } from './records';
import { useFirstKey } from './use-first-key';

const RecordPanel = lazyWithRetry(
	() => import( /* webpackChunkName: "record-panel" */ '.' )
);

/** There is no space next to the table on a phone. */
const PHONE = '(max-width: 599px)';

const findRow = ( index: number ) =>
	document.querySelector< HTMLElement >(
		`.storedeck-report-table tr[data-row="${ index }"]`
	);

const remember = ( records: ReadonlyArray< RowRecord | undefined > ) =>
	rememberPaths(
		records.flatMap(
			( record ) => ( record && getRecordPath( record ) ) || []
		)
	);

function open( { target: { href, type } }: RowRecord ) {
	if ( type === 'wc-admin' ) {
		getHistory().push( href );
	} else {
		window.open( href, '_self' );
	}
}

/** Scrolls to a row, and tells which one the panel shows. */
function showRow( index: number, count: number ) {
	const row = findRow( index );
	row?.querySelector( 'th, td' )?.scrollIntoView( {
		block: 'nearest',
		inline: 'nearest',
	} );
	announce(
		sprintf(
			/* translators: 1: name of a row, 2: its number, 3: number of rows. */
			__( '%1$s, row %2$d of %3$d', 'storedeck' ),
			( row && getRowLinkOf( row )?.textContent ) ?? '',
			index + 1,
			count
		)
	);
}

/** Gives the focus back to a row: to its link, or to the row itself. */
function focusRow( index: number ) {
	const row = findRow( index );
	const link = row && getRowLinkOf( row );
	if ( link ) {
		link.focus();
	} else if ( row ) {
		row.tabIndex = -1;
		row.focus();
	}
}

/**
 * Shows the record of a clicked row next to the table.
 *
 * @param report ID of the report.
 * @param rows   The rows of the page.
 * @param getKey Their keys. A row that is gone closes the panel.
 * @return Props of the table, and the panel.
 */
export function useRecordPanel(
	report: string,
	rows: readonly unknown[],
	getKey: ( row: unknown ) => string | number
) {
	const [ shown, setShown ] = useState< string | number >();
	const records = rows.map( ( row ) => getRecord( report, row ) );
	const hasRecords = records.some( Boolean );
	const index =
		shown === undefined
			? -1
			: rows.findIndex( ( row ) => getKey( row ) === shown );
	const record = records[ index ];

	const show = ( at: number ) => setShown( getKey( rows[ at ] ) );
	const click = ( at: number ) => {
		const clicked = records[ at ];
		if ( ! clicked ) {
			const row = findRow( at );
			( row && getRowLinkOf( row ) )?.click();
		} else if ( window.matchMedia?.( PHONE ).matches ) {
			remember( records );
			open( clicked );
		} else {
			show( at );
		}
	};
	useFirstKey( hasRecords && ! record, ( at ) => {
		click( at );
		showRow( at, rows.length );
	} );

	return {
		tableProps: hasRecords
			? { onRowClick: click, currentRow: record && index }
			: undefined,
		panel:
			record &&
			createPortal(
				<ErrorBoundary name={ `panel of ${ record.type }` }>
					<Suspense fallback={ null }>
						<RecordPanel
							record={ record }
							row={ rows[ index ] }
							index={ index }
							count={ rows.length }
							onOpen={ () => remember( records ) }
							onMove={ ( at ) => {
								show( at );
								showRow( at, rows.length );
							} }
							onClose={ () => {
								setShown( undefined );
								focusRow( index );
							} }
						/>
					</Suspense>
				</ErrorBoundary>,
				// The toolbar would be above it.
				document.querySelector( '.storedeck-layout' ) ?? document.body
			),
	};
}
