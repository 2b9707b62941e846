import { __, _n } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { Link } from '@storedeck/components';
import { defineReport } from '../../report/define-report';
import { getCustomerAdvancedFilters, getCustomerFilters } from './filters';
import { getCountryName } from '../common/labels';
import { AdminLink } from '../common/links';

/** One row of `/wc-analytics/reports/customers`. */
interface CustomerRow {
	id: number;
	/** 0 for guests. */
	user_id: number;
	name: string;
	username: string;
	email: string;
	/** In the site time zone. */
	date_last_active: string | null;
	date_registered: string | null;
	orders_count: number;
	total_spend: number;
	avg_order_value: number;
	/** Country code. */
	country: string;
	city: string;
	state: string;
	postcode: string;
}

const getName = ( { name }: CustomerRow ) => decodeEntities( name );

/** Lets a long email address wrap after `@` and `.`. */
function BreakableEmail( { email }: { email: string } ) {
	const at = email.lastIndexOf( '@' ) + 1;
	return (
		<>
			{ email.slice( 0, at ) }
			<wbr />
			{ email.slice( at ) }
		</>
	);
}

export default defineReport< CustomerRow >( {
	id: 'customers',
	title: () => __( 'Customers', 'storedeck' ),
	endpoint: 'customers',
	rows: 'items',
	isTimeless: true,
	columnsPreference: 'customers_report_columns',
	rowKey: ( row ) => row.id,
	filters: getCustomerFilters,
	advancedFilters: getCustomerAdvancedFilters,
	charts: () => [],
	search: {
		type: 'customers',
		placeholder: () => __( 'Search by customer name', 'storedeck' ),
	},

	columns: () => [
		{
			id: 'name',
			label: __( 'Name', 'storedeck' ),
			type: 'text',
			isSortable: true,
			isRequired: true,
			value: getName,
			display: ( row ) =>
				row.user_id > 0 ? (
					<AdminLink to={ `user-edit.php?user_id=${ row.user_id }` }>
						{ getName( row ) }
					</AdminLink>
				) : (
					getName( row )
				),
		},
		{
			id: 'username',
			label: __( 'Username', 'storedeck' ),
			type: 'text',
			isHiddenByDefault: true,
			value: ( row ) => row.username,
		},
		{
			id: 'date_last_active',
			label: __( 'Last active', 'storedeck' ),
			type: 'date',
			isSortable: true,
			isDefaultSort: true,
			value: ( row ) => row.date_last_active || null,
		},
		{
			id: 'date_registered',
			label: __( 'Date registered', 'storedeck' ),
			type: 'date',
			isSortable: true,
			value: ( row ) => row.date_registered || null,
		},
		{
			id: 'email',
			label: __( 'Email', 'storedeck' ),
			type: 'text',
			value: ( row ) => row.email,
			display: ( row ) =>
				row.email ? (
					<Link type="external" href={ `mailto:${ row.email }` }>
						<BreakableEmail email={ row.email } />
					</Link>
				) : null,
		},
		{
			id: 'orders_count',
			label: __( 'Orders', 'storedeck' ),
			type: 'number',
			isSortable: true,
			value: ( row ) => row.orders_count,
		},
		{
			id: 'total_spend',
			label: __( 'Total spend', 'storedeck' ),
			type: 'currency',
			isSortable: true,
			value: ( row ) => row.total_spend,
		},
		{
			id: 'avg_order_value',
			label: __( 'AOV', 'storedeck' ),
			screenReaderLabel: __( 'Average order value', 'storedeck' ),
			type: 'currency',
			value: ( row ) => row.avg_order_value,
		},
		{
			id: 'country',
			label: __( 'Country / Region', 'storedeck' ),
			type: 'text',
			isSortable: true,
			value: ( row ) => getCountryName( row.country ),
		},
		{
			id: 'city',
			label: __( 'City', 'storedeck' ),
			type: 'text',
			isSortable: true,
			isHiddenByDefault: true,
			value: ( row ) => row.city,
		},
		{
			id: 'state',
			label: __( 'Region', 'storedeck' ),
			type: 'text',
			isSortable: true,
			isHiddenByDefault: true,
			value: ( row ) => row.state,
		},
		{
			id: 'postcode',
			label: __( 'Postal code', 'storedeck' ),
			type: 'text',
			isSortable: true,
			isHiddenByDefault: true,
			value: ( row ) => row.postcode,
		},
	],

	summary: () => [
		{
			key: 'customers_count',
			type: 'number',
			label: ( value ) =>
				_n( 'Customer', 'Customers', value, 'storedeck' ),
		},
		{
			key: 'avg_orders_count',
			type: 'average',
			label: ( value ) =>
				_n( 'Average order', 'Average orders', value, 'storedeck' ),
		},
		{
			key: 'avg_total_spend',
			type: 'currency',
			label: () => __( 'Average lifetime spend', 'storedeck' ),
		},
		{
			key: 'avg_avg_order_value',
			type: 'currency',
			label: () => __( 'Average order value', 'storedeck' ),
		},
	],
} );
