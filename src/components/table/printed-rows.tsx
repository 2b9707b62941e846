import { __, sprintf } from '@wordpress/i18n';
import { formatCount } from '../select-control/format-count';

interface Props {
	/** Number of rows on the page. */
	count: number;
	/** Page number, from 1. */
	page: number;
	rowsPerPage: number;
	totalRows: number;
}

/**
 * On paper, where the pagination is hidden: which rows the table has, since the
 * totals are those of all rows.
 */
export function PrintedRows( { count, page, rowsPerPage, totalRows }: Props ) {
	if ( count === 0 || count >= totalRows ) {
		return null;
	}
	const before = ( page - 1 ) * rowsPerPage;
	return (
		<p className="woocommerce-table__printed-rows">
			{ sprintf(
				/* translators: 1: number of rows, 2: number of all rows, 3: number of the first row, 4: number of the last row. */
				__(
					'%1$s of %2$s rows (%3$s–%4$s). Totals are of all rows.',
					'storedeck'
				),
				formatCount( count ),
				formatCount( totalRows ),
				formatCount( before + 1 ),
				formatCount( before + count )
			) }
		</p>
	);
}
