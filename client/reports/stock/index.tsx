import { __, _n } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { formatCount } from '../../common/store-format';
import { defineReport } from '../../report/define-report';
import { getStockFilters } from './filters';
import { AdminLink, getEditPath } from '../common/links';
import {
	NotApplicable,
	getQuantity,
	getStockLabel,
	getStockStatus,
} from '../common/stock-columns';
import type { StockInfo } from '../common/stock-columns';

/** One row of `/wc-analytics/reports/stock`. */
interface StockRow extends StockInfo {
	id: number;
	/** The product of a variation, or 0. */
	parent_id: number;
	name: string;
	sku: string;
}

/** A variation is edited on the page of its product. */
const getEditedId = ( { id, parent_id: parent }: StockRow ) => parent || id;

export default defineReport< StockRow >( {
	id: 'stock',
	title: () => __( 'Stock', 'storedeck' ),
	endpoint: 'stock',
	rows: 'items',
	isTimeless: true,
	dataSource: 'live',
	columnsPreference: 'stock_report_columns',
	rowKey: ( row ) => row.id,
	filters: getStockFilters,
	advancedFilters: () => ( {
		title: __( 'Products match {{select /}} filters', 'storedeck' ),
	} ),
	charts: () => [],

	columns: () => [
		{
			id: 'title',
			label: __( 'Product / Variation', 'storedeck' ),
			type: 'text',
			isSortable: true,
			isRequired: true,
			value: ( row ) => decodeEntities( row.name ),
			display: ( row ) => (
				<AdminLink to={ getEditPath( getEditedId( row ) ) }>
					{ decodeEntities( row.name ) }
				</AdminLink>
			),
		},
		{
			id: 'sku',
			label: __( 'SKU', 'storedeck' ),
			type: 'text',
			isSortable: true,
			value: ( row ) => row.sku,
		},
		{
			id: 'stock_status',
			label: __( 'Status', 'storedeck' ),
			type: 'text',
			isSortable: true,
			isDefaultSort: true,
			defaultOrder: 'asc',
			value: getStockLabel,
		},
		{
			id: 'stock_quantity',
			label: __( 'Stock', 'storedeck' ),
			type: 'number',
			isSortable: true,
			value: ( row ) => getQuantity( row ) ?? __( 'N/A', 'storedeck' ),
			display: ( row ) => {
				const quantity = getQuantity( row );
				return quantity === null ? (
					<NotApplicable />
				) : (
					formatCount( quantity )
				);
			},
		},
	],

	summary: () => [
		{
			key: 'products',
			type: 'number',
			label: ( value ) => _n( 'Product', 'Products', value, 'storedeck' ),
		},
		{
			key: 'outofstock',
			type: 'number',
			label: () => getStockStatus( 'outofstock' ),
		},
		{
			key: 'lowstock',
			type: 'number',
			label: () => __( 'Low stock', 'storedeck' ),
		},
		{
			key: 'onbackorder',
			type: 'number',
			label: () => getStockStatus( 'onbackorder' ),
		},
		{
			key: 'instock',
			type: 'number',
			label: () => getStockStatus( 'instock' ),
		},
	],
} );
