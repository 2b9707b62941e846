/* Types that plugin authors rely on, checked by the compiler only. */
import { dispatch, select } from '@wordpress/data';
import {
	exportStore,
	getReportTableData,
	importStore,
	navigationStore,
	notesStore,
	optionsStore,
	paymentGatewaysStore,
	reportsStore,
	resolveSelect,
	reviewsStore,
	userStore,
	onboardingStore,
	pluginsStore,
} from '..';
// Adds a store as a plugin does.
import './examples/stars-store';
import type * as ByName from '../stores-by-name';
import type {
	Country,
	ExportResponse,
	ExportStatus,
	ImportFormSettings,
	ImportStatus,
	Items,
	MenuItem,
	Note,
	PaymentGateway,
	ReportInterval,
	ReportRow,
	ReportRowOf,
	RequestError,
	Review,
	User,
	PaypalOnboardingStatus,
	PluginInstallState,
	PluginsResponse,
	ProfileItems,
	Task,
	TaskList,
} from '..';

type Equal< A, B > = ( < T >() => T extends A ? 1 : 2 ) extends <
	T,
>() => T extends B ? 1 : 2
	? true
	: false;

/** Compiles only when the value has exactly this type. */
declare function is< Expected >(): < Actual >(
	value: Actual,
	isSame: Equal< Actual, Expected >
) => void;

export function checkSelectors() {
	const reports = select( reportsStore );
	const items = reports.getReportItems( 'acme', { page: 1 } );
	is< ReportRow[] | undefined >()( items.data, true );
	is< number | undefined >()( items.totalResults, true );

	const stats = reports.getReportStats( 'acme', { interval: 'day' } );
	is< ReportInterval[] | undefined >()( stats.data?.intervals, true );

	const error = reports.getReportItemsError( 'orders', {} );
	is< RequestError | false >()( error, true );
	const isAsking = reports.isReportItemsRequesting( 'orders', {} );
	is< boolean >()( isAsking, true );
	const totals = reports.getReportStats( 'orders', {} ).data?.totals;
	is< number | undefined >()( totals?.net_revenue, true );
	// @ts-expect-error No metric of the report.
	void totals?.net_revenu;
	// @ts-expect-error No metric of the report.
	void totals?.orders_counts;
	reports.getReportStats( 'orders', { fields: [ 'orders_count' ] } );
	// @ts-expect-error No metric of the report.
	reports.getReportStats( 'orders', { fields: [ 'orders_counts' ] } );
	reports.getReportStats( 'acme', { fields: [ 'sold' ] } );
	const at = reports.getReportStatsReceivedAt( 'orders', {} );
	is< number | undefined >()( at, true );
	const isThere = reports.hasFinishedResolution( 'getReportItems', [
		'orders',
		{},
	] );
	is< boolean >()( isThere, true );

	const option = select( optionsStore ).getOption( 'blogname' );
	is< unknown >()( option, true );
	const user = select( userStore ).getCurrentUser();
	is< User | undefined >()( user, true );

	const table = getReportTableData( {
		endpoint: 'orders',
		query: {},
		selector: reports,
	} );
	is< readonly ReportRowOf< 'orders' >[] >()( table.items.data, true );
	const declared = getReportTableData< { id: number } >( {
		endpoint: 'acme',
		query: {},
		selector: reports,
	} );
	is< readonly { id: number }[] >()( declared.items.data, true );

	// @ts-expect-error There is no such selector.
	reports.getReportRows( 'orders', {} );
	// @ts-expect-error A report has a name.
	reports.getReportItems( 7, {} );
	// @ts-expect-error A request cannot carry a function.
	reports.getReportItems( 'orders', { page: () => 1 } );
}

export function checkStoresByName() {
	const items = select( 'wc/admin/reports' ).getReportItems( 'orders', {} );
	is< Array< ReportRowOf< 'orders' > > | undefined >()( items.data, true );
	const isUpdating = select( 'wc/admin/options' ).isOptionsUpdating();
	is< boolean >()( isUpdating, true );
	const products = select( 'wc/admin/items' ).getItems( 'products', {} );
	is< Items< 'products' > >()( products, true );
	const count = select( 'wc/admin/items' ).getItemsTotalCount( 'orders' );
	is< number >()( count, true );
	const dirty = select( 'wc/admin/settings' ).getDirtyKeys( 'wc_admin' );
	is< string[] >()( dirty, true );
	const country = select( 'wc/admin/countries' ).getCountry( 'US' );
	is< Country | undefined >()( country, true );
	const stars = select( 'acme/stars' ).getStars( 7 );
	is< number >()( stars, true );

	// @ts-expect-error There is no such selector.
	select( 'wc/admin/reports' ).getReportRows( 'orders', {} );
}

/** Compiles only when a store has the same types by its name. */
declare function isOf< Name extends keyof ByName.StoresByName >(): <
	Selectors,
	Actions,
>(
	selectors: Selectors,
	actions: Actions,
	areSame: [
		Equal< Selectors, ByName.SelectorsOf< ByName.StoresByName[ Name ] > >,
		Equal< Actions, ByName.ActionsOf< ByName.StoresByName[ Name ] > >,
	]
) => void;

export function checkEveryStore() {
	isOf< 'wc/admin/countries' >()(
		select( 'wc/admin/countries' ),
		dispatch( 'wc/admin/countries' ),
		[ true, true ]
	);
	isOf< 'wc/admin/export' >()(
		select( 'wc/admin/export' ),
		dispatch( 'wc/admin/export' ),
		[ true, true ]
	);
	isOf< 'wc/admin/import' >()(
		select( 'wc/admin/import' ),
		dispatch( 'wc/admin/import' ),
		[ true, true ]
	);
	isOf< 'wc/admin/items' >()(
		select( 'wc/admin/items' ),
		dispatch( 'wc/admin/items' ),
		[ true, true ]
	);
	isOf< 'wc/admin/notes' >()(
		select( 'wc/admin/notes' ),
		dispatch( 'wc/admin/notes' ),
		[ true, true ]
	);
	isOf< 'wc/admin/onboarding' >()(
		select( 'wc/admin/onboarding' ),
		dispatch( 'wc/admin/onboarding' ),
		[ true, true ]
	);
	isOf< 'wc/admin/options' >()(
		select( 'wc/admin/options' ),
		dispatch( 'wc/admin/options' ),
		[ true, true ]
	);
	isOf< 'wc/admin/plugins' >()(
		select( 'wc/admin/plugins' ),
		dispatch( 'wc/admin/plugins' ),
		[ true, true ]
	);
	isOf< 'wc/admin/reports' >()(
		select( 'wc/admin/reports' ),
		dispatch( 'wc/admin/reports' ),
		[ true, true ]
	);
	isOf< 'wc/admin/reviews' >()(
		select( 'wc/admin/reviews' ),
		dispatch( 'wc/admin/reviews' ),
		[ true, true ]
	);
	isOf< 'wc/admin/settings' >()(
		select( 'wc/admin/settings' ),
		dispatch( 'wc/admin/settings' ),
		[ true, true ]
	);
	isOf< 'wc/payment-gateways' >()(
		select( 'wc/payment-gateways' ),
		dispatch( 'wc/payment-gateways' ),
		[ true, true ]
	);
	isOf< 'woocommerce-navigation' >()(
		select( 'woocommerce-navigation' ),
		dispatch( 'woocommerce-navigation' ),
		[ true, true ]
	);
	isOf< 'storedeck/user' >()(
		select( 'storedeck/user' ),
		dispatch( 'storedeck/user' ),
		[ true, true ]
	);
}

export async function checkResolveSelect() {
	const byStore = await resolveSelect( reportsStore ).getReportItems(
		'orders',
		{}
	);
	is< ReportRow[] | undefined >()( byStore.data, true );
	const byName = await resolveSelect( 'wc/admin/items' ).getItems(
		'products',
		{}
	);
	is< Items >()( byName, true );
	const stars = await resolveSelect( 'acme/stars' ).getStars( 7 );
	is< number >()( stars, true );

	// @ts-expect-error There is no such selector.
	resolveSelect( 'wc/admin/items' ).getThings();
	// @ts-expect-error There is no such store.
	resolveSelect( 'wc/admin/nothing' );
}

export async function checkActions() {
	const result = await dispatch( optionsStore ).updateOptions( { a: 1 } );
	if ( ! result.success ) {
		is< string >()( result.message, true );
	}
	await dispatch( reportsStore ).refresh( 'getReportItems', [
		'orders',
		{},
	] );
	dispatch( reportsStore ).setReportItems(
		'orders',
		{},
		{ data: [ { id: 1 } ], totalResults: 1, totalPages: 1 }
	);
	const isSaved = await dispatch( 'wc/admin/items' ).updateProductStock(
		{ id: 7 },
		3
	);
	is< boolean >()( isSaved, true );
	const given = await dispatch( 'acme/stars' ).giveStars( 7, 5 );
	is< number >()( given, true );
	await dispatch( 'wc/admin/reports' ).invalidate( [ 'stock' ] );

	// @ts-expect-error A count is a number.
	dispatch( 'acme/stars' ).giveStars( 7, 'five' );
	// @ts-expect-error An answer has totals.
	dispatch( reportsStore ).setReportItems( 'orders', {}, { data: [] } );
}

export async function checkInboxAndReviews() {
	const notes = select( notesStore );
	is< readonly Note[] >()( notes.getNotes( { page: 1 } ), true );
	is< readonly Note[] >()( notes.getNotes(), true );
	is< RequestError | false >()( notes.getNotesError( 'updateNote' ), true );
	const { removeAllNotes, removeNote, updateNote } = dispatch( notesStore );
	is< Note >()( await removeNote( 7 ), true );
	is< readonly Note[] >()( await removeAllNotes( { status: 'sent' } ), true );
	await updateNote( 7, { is_read: true } );
	// @ts-expect-error There is no such field.
	await updateNote( 7, { isRead: true } );

	const reviews = select( 'wc/admin/reviews' );
	is< readonly Review[] >()( reviews.getReviews( {} ), true );
	is< number | undefined >()( reviews.getReviewsTotalCount( {} ), true );
	const error = reviews.getReviewsError( 'updateReview' );
	is< RequestError | undefined >()( error, true );
	const { updateReview } = dispatch( reviewsStore );
	is< Review >()( await updateReview( 7, { rating: 3 }, {} ), true );
	// @ts-expect-error There is no such status.
	await updateReview( 7, { status: 'liked' } );
}

export async function checkNavigationAndGateways() {
	const navigation = select( 'woocommerce-navigation' );
	is< readonly MenuItem[] >()( navigation.getMenuItems(), true );
	is< readonly string[] >()( navigation.getFavorites(), true );
	dispatch( navigationStore ).addMenuItems( [ { id: 'acme', extra: 1 } ] );
	// @ts-expect-error An item has an id.
	dispatch( navigationStore ).addMenuItems( [ { title: 'Acme' } ] );

	const gateways = select( paymentGatewaysStore );
	const gateway = gateways.getPaymentGateway( 'bacs' );
	is< PaymentGateway | undefined >()( gateway, true );
	const error = gateways.getPaymentGatewayError( 'getPaymentGateways' );
	is< RequestError | null >()( error, true );
	const { updatePaymentGateway } = dispatch( paymentGatewaysStore );
	const saved = await updatePaymentGateway( 'bacs', { enabled: true } );
	is< PaymentGateway >()( saved, true );
}

export async function checkExportAndImport() {
	const exports = select( exportStore );
	is< string | undefined >()( exports.getExportId( 'orders', {} ), true );
	const status = exports.getExportStatus( 'orders', '5' );
	is< ExportStatus >()( status, true );
	const { startExport } = dispatch( exportStore );
	is< ExportResponse >()( await startExport( 'orders', { page: 1 } ), true );

	const imports = select( 'wc/admin/import' );
	is< ImportFormSettings >()( imports.getFormSettings(), true );
	is< ImportStatus >()( imports.getImportStatus( { timestamp: 1 } ), true );
	is< RequestError | false >()( imports.getImportError( {} ), true );
	dispatch( importStore ).setImportPeriod( '01/02/2026', true );
	// @ts-expect-error A date is text.
	dispatch( importStore ).setImportPeriod( new Date() );
}

export async function checkPlugins() {
	const plugins = select( 'wc/admin/plugins' );
	const active = plugins.getActivePlugins();
	is< readonly string[] >()( active, true );
	const state = plugins.getPluginInstallState( 'jetpack' );
	is< PluginInstallState >()( state, true );
	const address = plugins.getJetpackConnectUrl( { redirect_url: '/' } );
	is< string | undefined >()( address, true );
	const status = plugins.getPaypalOnboardingStatus();
	is< PaypalOnboardingStatus | undefined >()( status, true );
	const done = await dispatch( pluginsStore ).installPlugins( [ 'a' ] );
	is< PluginsResponse >()( done, true );
	const isGone =
		await dispatch( pluginsStore ).dismissRecommendedPlugins( 'payments' );
	is< boolean >()( isGone, true );

	// @ts-expect-error Slugs come as a list.
	dispatch( pluginsStore ).installPlugins( 'jetpack' );
	// @ts-expect-error A state is asked of one plugin.
	plugins.getPluginInstallState();
}

export async function checkOnboarding() {
	const onboarding = select( 'wc/admin/onboarding' );
	const items = onboarding.getProfileItems();
	is< ProfileItems >()( items, true );
	is< string | null >()( items.theme, true );
	const lists = onboarding.getTaskListsByIds( [ 'setup' ] );
	is< readonly TaskList[] >()( lists, true );
	const task = onboarding.getTask( 'tax' );
	is< Task | undefined >()( task, true );
	const error = onboarding.getOnboardingError( 'getTaskLists' );
	is< RequestError | false >()( error, true );
	const answer = await dispatch( onboardingStore ).updateProfileItems( {
		theme: 'garden',
	} );
	is< string >()( answer.status, true );

	// @ts-expect-error A theme has a name.
	dispatch( onboardingStore ).updateProfileItems( { theme: 7 } );
	// @ts-expect-error A task is named by its id.
	dispatch( onboardingStore ).snoozeTask( { id: 'tax' } );
}
