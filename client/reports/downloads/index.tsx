import { __, _n } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { Link } from '@storedeck/components';
import { defineReport } from '../../report/define-report';
import { canSeeAddresses } from './can-see-addresses';
import { getDownloadAdvancedFilters, getDownloadFilters } from './filters';
import { OrderLink } from '../../common/order-link';
import { AdminLink, ReportLink } from '../common/links';
import { momentColumn, orderNumberColumn } from '../common/order-columns';

/** One row of `/wc-analytics/reports/downloads` with its product embedded. */
interface DownloadRow {
	id: number;
	/** In the site time zone. */
	date: string;
	product_id: number;
	file_name: string;
	/** URL of the file; empty for report readers. */
	file_path: string;
	order_id: number;
	order_number: string | number;
	/** 0 for guests. */
	user_id: number;
	username: string;
	ip_address: string;
	_embedded?: { product?: { name?: string }[] };
}

/** A deleted product has no name any more. */
const getProductName = ( {
	_embedded: embedded,
	product_id: id,
}: DownloadRow ) =>
	decodeEntities( embedded?.product?.[ 0 ]?.name ?? `#${ id }` );

export default defineReport< DownloadRow >( {
	id: 'downloads',
	title: () => __( 'Downloads', 'storedeck' ),
	endpoint: 'downloads',
	rows: 'items',
	dataSource: 'downloads',
	columnsPreference: 'downloads_report_columns',
	tableQuery: { _embed: true },
	rowKey: ( row ) => row.id,
	filters: getDownloadFilters,
	advancedFilters: getDownloadAdvancedFilters,

	charts: () => [
		{
			key: 'download_count',
			label: __( 'Downloads', 'storedeck' ),
			type: 'number',
		},
	],

	columns: () => [
		momentColumn( ( row ) => row.date ),
		{
			id: 'product',
			label: __( 'Product title', 'storedeck' ),
			type: 'text',
			isSortable: true,
			isRequired: true,
			value: getProductName,
			display: ( row ) => (
				<ReportLink
					to="/analytics/products"
					query={ {
						filter: 'single_product',
						products: String( row.product_id ),
					} }
				>
					{ getProductName( row ) }
				</ReportLink>
			),
		},
		{
			id: 'file_name',
			label: __( 'File name', 'storedeck' ),
			type: 'text',
			value: ( row ) => row.file_name,
			display: ( row ) =>
				row.file_path ? (
					<Link type="external" href={ row.file_path }>
						{ row.file_name }
					</Link>
				) : (
					row.file_name
				),
		},
		orderNumberColumn( {
			value: ( row ) => String( row.order_number ),
			display: ( row ) =>
				row.order_id > 0 ? (
					<OrderLink id={ row.order_id }>
						{ String( row.order_number ) }
					</OrderLink>
				) : (
					String( row.order_number )
				),
		} ),
		{
			id: 'user_id',
			label: __( 'Username', 'storedeck' ),
			type: 'text',
			value: ( row ) => row.username,
			display: ( row ) =>
				row.user_id > 0 ? (
					<AdminLink to={ `user-edit.php?user_id=${ row.user_id }` }>
						{ row.username }
					</AdminLink>
				) : (
					row.username
				),
		},
		...( canSeeAddresses()
			? [
					{
						id: 'ip_address',
						label: __( 'IP', 'storedeck' ),
						type: 'text' as const,
						value: ( row: DownloadRow ) => row.ip_address,
					},
			  ]
			: [] ),
	],

	summary: () => [
		{
			key: 'days',
			type: 'number',
			label: ( value ) => _n( 'Day', 'Days', value, 'storedeck' ),
		},
		{
			key: 'download_count',
			type: 'number',
			label: ( value ) =>
				_n( 'Download', 'Downloads', value, 'storedeck' ),
		},
	],
} );
