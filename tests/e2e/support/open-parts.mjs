import { NAME, changeStock } from './translated-data.mjs';

/**
 * A state of a screen that is not visible at first: an open menu, dialog, panel or form.
 *
 * @typedef {Object} Part
 * @property {string}                                                                           name   What it is, for messages.
 * @property {( page: import('@playwright/test').Page, translate: Translate ) => Promise<void>} [open] Opens it; nothing to open by default.
 *
 * @typedef {{ user: string, order: number, simple: number, variable: number }} Data Who created what.
 *
 * @typedef {( text: string, ...values: string[] ) => string} Translate The text in the language, with its placeholders filled in.
 */

/** Controls are found by their translated names, so that an untranslated one is not found. */
const button = ( page, name ) =>
	page.getByRole( 'button', { name, exact: true } ).first();

const press =
	( /** @type {string} */ text, ...values ) =>
	( page, t ) =>
		button( page, t( text, ...values ) ).click();

const close = ( page ) => page.keyboard.press( 'Escape' );

const dialog = ( page ) => page.getByRole( 'dialog' ).first().waitFor();

/** Closes what is open, then does the steps. */
const after =
	( ...steps ) =>
	async ( page, t ) => {
		await close( page );
		for ( const step of steps ) {
			await step( page, t );
		}
	};

/** The panels of the header. */
const PANELS = [ 'inbox', 'orders', 'stock', 'reviews' ].map(
	( name, index ) => ( {
		name: `panel of ${ name }`,
		open: async ( page ) => {
			await close( page );
			const tool = page
				.locator( '.storedeck-activity .storedeck-tool' )
				.nth( index );
			await tool.click();
			await page
				.locator( '#storedeck-panel :is(.storedeck-note, li, p)' )
				.first()
				.waitFor();
		},
	} )
);

/** @type {Part[]} */
const REPORT = [
	{
		name: 'presets of the period',
		open: async ( page ) => {
			await page
				.locator( '.woocommerce-filters-date button' )
				.first()
				.click();
			await page.locator( '.components-popover' ).first().waitFor();
		},
	},
	{
		name: 'custom comparison',
		open: after( async ( page, t ) => {
			await page
				.locator( '.woocommerce-filters-compare button' )
				.first()
				.click();
			await press( 'Custom period' )( page, t );
			await page.locator( '.rdp-month' ).first().waitFor();
		} ),
	},
	{ name: 'advanced filters', open: after( press( 'Add a Filter' ) ) },
	{
		name: 'filters',
		open: after( async ( page ) => {
			await page
				.locator( '.woocommerce-filters-filter button' )
				.nth( 2 )
				.click();
			await page.locator( '.components-popover' ).first().waitFor();
		} ),
	},
	{
		name: 'columns',
		open: after( press( 'Choose which values to display' ) ),
	},
	{ name: 'chart actions', open: after( press( 'Chart actions' ) ) },
	{
		name: 'definition of a metric',
		open: after( async ( page, t ) => {
			const [ before, behind ] = t( 'About %s', '|' ).split( '|' );
			await page
				.getByRole( 'button', {
					name: new RegExp( `^${ before }.+${ behind }$` ),
				} )
				.first()
				.click();
			await dialog( page );
		} ),
	},
	{ name: 'views', open: after( press( 'Views' ) ) },
	{ name: 'actions of a view', open: press( 'Actions for “%s”', NAME ) },
	{
		name: 'name of a view',
		open: async ( page, t ) => {
			await page
				.getByRole( 'menuitem', { name: t( 'Rename' ), exact: true } )
				.click();
			await dialog( page );
		},
	},
	{
		name: 'question before a view is deleted',
		open: after(
			press( 'Views' ),
			press( 'Actions for “%s”', NAME ),
			( page, t ) =>
				page
					.getByRole( 'menuitem', {
						name: t( 'Delete' ),
						exact: true,
					} )
					.click(),
			dialog
		),
	},
	{
		name: 'new view',
		open: after( press( 'Views' ), press( 'Save as view' ), dialog ),
	},
	{
		name: 'command palette',
		open: after(
			( page ) => page.keyboard.press( 'Control+k' ),
			dialog,
			( page ) => page.keyboard.type( NAME ),
			( page ) =>
				page
					.getByRole( 'option' )
					.filter( { hasText: `${ NAME } ball` } )
					.first()
					.waitFor()
		),
	},
	{ name: 'favorites', open: after( press( 'Favorites' ) ) },
	...PANELS,
];

/** @type {( data: Data ) => Part[]} */
const getOrder = () => [
	{ name: 'order' },
	{
		name: 'refund with errors',
		open: async ( page, t ) => {
			await page
				.getByRole( 'region', { name: t( 'Items' ) } )
				.locator( '.components-button.is-secondary' )
				.click();
			const form = page.locator( '.storedeck-order__refund' );
			await form.locator( 'input' ).first().fill( '99' );
			await form.locator( '[type="submit"]' ).click();
			await form.locator( '[aria-invalid="true"]' ).first().waitFor();
		},
	},
	{
		name: 'question before a refund',
		open: async ( page ) => {
			const form = page.locator( '.storedeck-order__refund' );
			await form.locator( 'input' ).first().fill( '1' );
			await form.locator( '[type="submit"]' ).click();
			await dialog( page );
		},
	},
	{
		name: 'question before the order is left',
		open: after(
			( page ) =>
				page
					.locator( '#adminmenu a[href*="stock"]' )
					.first()
					.evaluate( ( link ) => link.click() ),
			dialog
		),
	},
	{
		name: 'question before a note is deleted',
		open: after(
			( page ) =>
				page
					.locator( '.storedeck-order__note-details button' )
					.first()
					.click(),
			dialog
		),
	},
	{
		name: 'question before a refund is deleted',
		open: after(
			( page ) =>
				page
					.locator( '.storedeck-order__refunds button' )
					.first()
					.click(),
			dialog
		),
	},
];

/** @type {( data: Data ) => Part[]} */
const getProduct = ( { user, simple } ) => [
	{ name: 'product' },
	{
		name: 'values that another tab saved',
		open: async ( page, t ) => {
			const quantity = page.getByRole( 'textbox', {
				name: t( 'Stock quantity' ),
			} );
			await quantity.fill( '7' );
			changeStock( user, simple, 2 );
			await quantity.press( 'Enter' );
			await page
				.locator( '.storedeck-record-form__errors' )
				.first()
				.waitFor();
		},
	},
	{
		name: 'question before a product is deleted',
		open: async ( page, t ) => {
			await press( 'Move to trash' )( page, t );
			await dialog( page );
		},
	},
];

/** @type {Part[]} */
const NEW_PRODUCT = [
	{
		name: 'product with errors',
		open: async ( page, t ) => {
			await page
				.getByRole( 'combobox', { name: t( 'Product type' ) } )
				.selectOption( 'variable' );
			await press( 'Create product' )( page, t );
			await page
				.locator( '.storedeck-record-form__errors' )
				.first()
				.waitFor();
		},
	},
];

/** @type {( data: Data ) => Part[]} */
const getVariations = () => [
	{
		name: 'variations',
		open: ( page ) =>
			page.locator( '.storedeck-product__variation' ).first().waitFor(),
	},
	{
		name: 'question before a variation is deleted',
		open: async ( page ) => {
			await page
				.locator(
					'.storedeck-product__variation .storedeck-product__attribute-head button.is-destructive'
				)
				.first()
				.click();
			await dialog( page );
		},
	},
];

/** @type {( data: Data ) => Part[]} */
const getStock = ( { user, simple } ) => [
	{
		name: 'quantity of several products',
		open: async ( page, t ) => {
			await page
				.getByRole( 'checkbox', { name: t( 'Select all' ) } )
				.check();
			await page
				.locator( '.storedeck-bulk select' )
				.selectOption( { index: 1 } );
		},
	},
	{
		name: 'quantity that another tab changed',
		open: async ( page, t ) => {
			const quantity = page.getByRole( 'textbox', {
				name: t( 'Quantity of %s', `${ NAME } ball` ),
			} );
			await quantity.waitFor();
			changeStock( user, simple, 5 );
			await quantity.fill( '3' );
			await quantity.press( 'Enter' );
			await page.locator( '.storedeck-stock-conflict' ).waitFor();
		},
	},
];

/** @type {Part[]} */
const REVIEWS = [
	{
		name: 'reply',
		open: async ( page, t ) => {
			await press(
				'%1$s: review by %2$s',
				t( 'Reply' ),
				NAME
			)( page, t );
			await page.locator( 'textarea' ).first().waitFor();
		},
	},
];

/** @type {Part[]} */
const SPAM = [
	{
		name: 'question before a review is deleted',
		open: async ( page, t ) => {
			await press(
				'%1$s: review by %2$s',
				t( 'Delete permanently' ),
				NAME
			)( page, t );
			await dialog( page );
		},
	},
];

/** @type {Part[]} */
const ANALYTICS_SETTINGS = [
	{
		name: 'question before settings are reset',
		open: async ( page, t ) => {
			await press( 'Reset defaults' )( page, t );
			await dialog( page );
		},
	},
];

/** @type {Part[]} */
const IMPORT = [
	{
		name: 'question before imported data are deleted',
		open: async ( page ) => {
			await page
				.locator( '.storedeck-settings__import .is-destructive' )
				.click();
			await dialog( page );
		},
	},
];

/** @type {Part[]} */
const SETUP_BUSINESS = [
	{
		name: 'questions about the platform',
		open: async ( page ) => {
			const select = page.locator( '.storedeck-setup select' );
			await select.nth( 1 ).selectOption( 'other' );
			await select.nth( 2 ).selectOption( 'other' );
		},
	},
];

/** @type {Part[]} */
const HOME = [
	{ name: 'options of Home', open: press( 'Home display options' ) },
];

/** @type {Part[]} */
const OVERVIEW = [
	{
		name: 'options of a section',
		open: async ( page ) => {
			await page
				.locator( '.woocommerce-ellipsis-menu__toggle' )
				.first()
				.click();
			await page
				.locator( '.woocommerce-ellipsis-menu__content' )
				.waitFor();
		},
	},
];

/** A menu or form that is open when the page is. */
const NOTHING_TO_OPEN = [ { name: 'screen' } ];

const ORDERS_FILTERS = {
	filter: 'advanced',
	match: 'any',
	status_is: 'completed',
	product_includes: '',
	coupon_includes: '',
	customer: 'new',
	refunds: 'all',
	tax_rate_includes: '',
};

const CUSTOMER_FILTERS = {
	filter: 'advanced',
	name_includes: '',
	country_includes: '',
	username_includes: '',
	email_includes: '',
	orders_count_min: '1',
	total_spend_between: '1,5',
	avg_order_value_max: '7',
	registered_before: '2026-01-02',
	last_active_between: '2026-01-02,2026-02-03',
};

/**
 * The screens with parts to open: path, query and parts, which follow one another.
 *
 * @type {( data: Data ) => Array<[ [ string, Record<string, string> ], Part[] ]>}
 */
export const listOpenParts = ( data ) => [
	[ [ '/analytics/orders', ORDERS_FILTERS ], REPORT ],
	[ [ '/customers', CUSTOMER_FILTERS ], NOTHING_TO_OPEN ],
	[ [ `/orders/${ data.order }`, {} ], getOrder( data ) ],
	[ [ '/orders/999999999', {} ], NOTHING_TO_OPEN ],
	[ [ '/orders', { search: NAME } ], NOTHING_TO_OPEN ],
	[ [ '/orders/print', { orders: String( data.order ) } ], NOTHING_TO_OPEN ],
	[ [ `/products/${ data.simple }`, {} ], getProduct( data ) ],
	[ [ `/products/${ data.variable }`, {} ], getVariations( data ) ],
	[ [ '/products/new', {} ], NEW_PRODUCT ],
	[ [ '/stock', { search: NAME } ], getStock( data ) ],
	[ [ '/reviews', { product: String( data.simple ) } ], REVIEWS ],
	[
		[ '/reviews', { product: String( data.simple ), status: 'spam' } ],
		SPAM,
	],
	[ [ '/analytics/settings', {} ], ANALYTICS_SETTINGS ],
	[ [ '/import-export', {} ], IMPORT ],
	[ [ '/', {} ], HOME ],
	[ [ '/analytics/overview', {} ], OVERVIEW ],
	[ [ '/setup-wizard', { step: 'business-details' } ], SETUP_BUSINESS ],
	...[ 'industry', 'product-types', 'extensions', 'theme' ].map(
		( step ) =>
			/** @type {any} */ ( [
				[ '/setup-wizard', { step } ],
				[ { name: `step ${ step }` } ],
			] )
	),
	[ [ '/setup-wizard', { task: 'products' } ], NOTHING_TO_OPEN ],
];
