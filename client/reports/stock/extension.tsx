import type { ReportExtension } from '@storedeck/reports';
import { AdminLink, getEditPath } from '../../report/links';

/** One row of `/wc-analytics/reports/stock`. */
interface StockRow {
	id: number;
	/** The product of a variation, or 0. */
	parent_id: number;
}

const extension: ReportExtension< StockRow > = {
	id: 'stock',
	cells: {
		// A variation is edited on the page of its product.
		title: ( { id, parent_id: parent }, { value } ) => (
			<AdminLink to={ getEditPath( parent || id ) }>{ value }</AdminLink>
		),
	},
};

export default extension;
