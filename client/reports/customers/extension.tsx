import type { ReportExtension } from '@storedeck/reports';
import { CustomerLink } from '../../common/customer/customer-link';

/** One row of `/wc-analytics/reports/customers`. */
interface CustomerRow {
	id: number;
	email?: string;
}

const extension: ReportExtension< CustomerRow > = {
	id: 'customers',
	cells: {
		// One without a name has a link, too.
		name: ( { id, email }, { value } ) => (
			<CustomerLink id={ id }>
				{ value || email || `#${ id }` }
			</CustomerLink>
		),
	},
};

export default extension;
