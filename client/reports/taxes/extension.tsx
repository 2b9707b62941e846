import type { ReportExtension } from '@storedeck/reports';
import { formatRate } from '../../common/store-format';

/** One row of `/wc-analytics/reports/taxes`. */
interface TaxRow {
	/** In percent. */
	tax_rate: number;
}

const extension: ReportExtension< TaxRow > = {
	id: 'taxes',
	cells: { rate: ( row ) => formatRate( row.tax_rate ) },
};

export default extension;
