import type { ReportExtension } from '@storedeck/reports';
import { ProductLink } from '../../common/product-link';

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
			<ProductLink id={ parent || id }>{ value }</ProductLink>
		),
	},
};

export default extension;
