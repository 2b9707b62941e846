import { __ } from '@wordpress/i18n';
import { getProductStatuses, getStockStatuses } from './status-labels';

/** The labels of the fields of a product, also for errors and conflicts. */
export const getLabels = () => ( {
	type: __( 'Product type', 'storedeck' ),
	name: __( 'Name', 'storedeck' ),
	slug: __( 'Slug', 'storedeck' ),
	status: __( 'Status', 'storedeck' ),
	description: __( 'Description', 'storedeck' ),
	short_description: __( 'Short description', 'storedeck' ),
	images: __( 'Images', 'storedeck' ),
	regular_price: __( 'Regular price', 'storedeck' ),
	sale_price: __( 'Sale price', 'storedeck' ),
	date_on_sale_from: __( 'Sale starts', 'storedeck' ),
	date_on_sale_to: __( 'Sale ends', 'storedeck' ),
	sku: __( 'SKU', 'storedeck' ),
	manage_stock: __( 'Manage stock', 'storedeck' ),
	stock_quantity: __( 'Stock quantity', 'storedeck' ),
	stock_status: __( 'Stock status', 'storedeck' ),
	backorders: __( 'Backorders', 'storedeck' ),
	low_stock_amount: __( 'Low stock threshold', 'storedeck' ),
	categories: __( 'Categories', 'storedeck' ),
	attributes: __( 'Attributes', 'storedeck' ),
	virtual: __( 'Virtual', 'storedeck' ),
	downloadable: __( 'Downloadable', 'storedeck' ),
	tax_status: __( 'Tax status', 'storedeck' ),
	tax_class: __( 'Tax class', 'storedeck' ),
	weight: __( 'Weight', 'storedeck' ),
	dimensions: __( 'Dimensions', 'storedeck' ),
} );

/** The label of a field of the REST API, or its name. */
export const getLabel = ( name: string ) =>
	Object.entries( getLabels() ).find(
		( [ field ] ) => field === name
	)?.[ 1 ] ?? name;

const toOptions = ( labels: Readonly< Record< string, string > > ) =>
	Object.entries( labels ).map( ( [ value, label ] ) => ( {
		value,
		label,
	} ) );

export const getStatusOptions = () => toOptions( getProductStatuses() );

export const getStockStatusOptions = () => toOptions( getStockStatuses() );

export const getBackordersOptions = () =>
	toOptions( {
		no: __( 'Not allowed', 'storedeck' ),
		notify: __( 'Allowed, customer notified', 'storedeck' ),
		yes: __( 'Allowed', 'storedeck' ),
	} );

export const getTaxStatusOptions = () =>
	toOptions( {
		taxable: __( 'Taxable', 'storedeck' ),
		shipping: __( 'Shipping only', 'storedeck' ),
		none: __( 'None', 'storedeck' ),
	} );

export const getTaxClassOptions = () =>
	toOptions( {
		'': __( 'Standard', 'storedeck' ),
		'reduced-rate': __( 'Reduced rate', 'storedeck' ),
		'zero-rate': __( 'Zero rate', 'storedeck' ),
	} );

export const getTypeOptions = () =>
	toOptions( {
		simple: __( 'Simple product', 'storedeck' ),
		variable: __( 'Variable product', 'storedeck' ),
		grouped: __( 'Grouped product', 'storedeck' ),
		external: __( 'External product', 'storedeck' ),
	} );
