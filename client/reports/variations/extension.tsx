import type { ReportExtension } from '@storedeck/reports';
import { StockStatus } from '../common/stock-status';
import type { StockInfo } from '../common/stock-status';

/** One row of `/wc-analytics/reports/variations` with `extended_info`. */
interface VariationRow {
	product_id: number;
	extended_info?: StockInfo;
}

const extension: ReportExtension< VariationRow > = {
	id: 'variations',
	cells: {
		// A variation is edited on the page of its product.
		stock_status: ( row, { value } ) => (
			<StockStatus
				stock={ row.extended_info }
				editedId={ row.product_id }
				label={ String( value ) }
			/>
		),
	},
};

export default extension;
