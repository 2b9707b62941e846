import { defaultCurrency, readCurrency } from './currency';
import {
	asAddress,
	asBoolean,
	asFilledText,
	asInteger,
	asRecord,
	asText,
	asTextList,
	asTextMap,
	isRecord,
} from './guards';
import { getDefaultLocale, readLocale } from './locale';
import {
	readDashboard,
	readDimensions,
	readLeaderboards,
	readReports,
} from './reports';
import { getVisitor, readCurrentUser } from './user';
import type {
	PreloadedResponse,
	SettingName,
	StoredeckSettings,
	UtcOffset,
} from './types';

/** Each returns the value in the expected type, or `undefined` if it is invalid. */
type Readers = {
	[ Name in SettingName ]: (
		value: unknown
	) => StoredeckSettings[ Name ] | undefined;
};

/** Each returns a new object, so that callers cannot change each other's. */
type Defaults = { [ Name in SettingName ]: () => StoredeckSettings[ Name ] };

const withSlashAtEnd = ( url?: string ) =>
	url && ( url.endsWith( '/' ) ? url : `${ url }/` );

/** `/wp-json/`, `/?rest_route=/`, or one of them with parameters of plugins. */
const readRestRoot = ( value: unknown ) => {
	const url = asAddress( value );
	return url?.includes( '?' ) ? url : withSlashAtEnd( url );
};

/** Statuses are stored with the prefix `wc-`, and used without it. */
const readOrderStatuses = ( value: unknown ) => {
	const labels = asTextMap( value );
	return (
		labels &&
		Object.fromEntries(
			Object.entries( labels ).map( ( [ status, label ] ) => [
				status.replace( /^wc-/, '' ),
				label,
			] )
		)
	);
};

/** The option may be stored with `&amp;`. */
const readDateRange = ( value: unknown ) => {
	const range = asFilledText( value )?.replaceAll( '&amp;', '&' );
	const query = new URLSearchParams( range );
	return query.get( 'period' ) && query.get( 'compare' ) ? range : undefined;
};

const trimSlashes = ( text: string ) => text.replace( /^\/+|\/+$/g, '' );

/** Segments such as `wc` and `v3`; none of them `..`. */
const isNamespace = ( text: string ) =>
	/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test( text );

const readNamespaces = ( value: unknown ) => {
	const namespaces = asTextMap( value );
	return (
		namespaces &&
		Object.fromEntries(
			Object.entries( namespaces )
				.map( ( pair ) => pair.map( trimSlashes ) )
				.filter( ( pair ) => pair.every( isNamespace ) )
		)
	);
};

const isPreloadedAnswer = (
	entry: [ string, unknown ]
): entry is [ string, { body: unknown; headers?: unknown } ] =>
	isRecord( entry[ 1 ] ) && 'body' in entry[ 1 ];

const readPreloaded = ( value: unknown ) => {
	const responses = asRecord( value );
	return (
		responses &&
		Object.fromEntries(
			Object.entries( responses )
				.filter( isPreloadedAnswer )
				.map(
					( [ path, { body, headers } ] ): [
						string,
						PreloadedResponse,
					] => [ path, { body, headers: readHeaders( headers ) } ]
				)
		)
	);
};

/** Numbers in headers (`X-WP-Total`) are printed as numbers. */
const readHeaders = ( value: unknown ) =>
	Object.fromEntries(
		Object.entries( asRecord( value ) ?? {} )
			.filter( ( [ , header ] ) =>
				[ 'string', 'number' ].includes( typeof header )
			)
			.map( ( [ name, header ] ) => [ name, String( header ) ] )
	);

const readUtcOffset = ( value: unknown ): UtcOffset | undefined => {
	const { minutes, from, until } = asRecord( value ) ?? {};
	return typeof minutes === 'number' &&
		typeof from === 'number' &&
		typeof until === 'number'
		? { minutes, from, until }
		: undefined;
};

export const readers: Readers = {
	pageName: asFilledText,
	adminUrl: ( value ) => withSlashAtEnd( asAddress( value ) ),
	siteTitle: asText,
	restRoot: readRestRoot,
	nonce: asText,
	nonceEndpoint: asAddress,
	namespaces: readNamespaces,
	currency: readCurrency,
	locale: readLocale,
	timeZone: asFilledText,
	utcOffset: readUtcOffset,
	startOfWeek: ( value ) => asInteger( value, 0, 6 ),
	dateFormat: asFilledText,
	timeFormat: asFilledText,
	orderStatuses: readOrderStatuses,
	excludedOrderStatuses: asTextList,
	actionableOrderStatuses: asTextList,
	defaultDateRange: readDateRange,
	manageStock: asBoolean,
	variationTitleAttributesSeparator: asFilledText,
	countries: asTextMap,
	currentUser: readCurrentUser,
	screens: ( value ) => value,
	reports: readReports,
	dimensions: readDimensions,
	dashboard: readDashboard,
	leaderboards: readLeaderboards,
	preloaded: readPreloaded,
};

/** The URL of the admin, from the URL of this page. */
const guessAdminUrl = () =>
	window.location.pathname.match( /^.*\/wp-admin\// )?.[ 0 ] ?? '/wp-admin/';

export const defaults: Defaults = {
	pageName: () => 'storedeck',
	adminUrl: guessAdminUrl,
	siteTitle: () => '',
	restRoot: () => guessAdminUrl().replace( /wp-admin\/$/, 'wp-json/' ),
	nonce: () => '',
	nonceEndpoint: () => `${ guessAdminUrl() }admin-ajax.php?action=rest-nonce`,
	namespaces: () => ( {} ),
	currency: () => ( { ...defaultCurrency } ),
	locale: getDefaultLocale,
	timeZone: () => 'UTC',
	utcOffset: () => undefined,
	startOfWeek: () => 1,
	dateFormat: () => 'F j, Y',
	timeFormat: () => 'g:i a',
	orderStatuses: () => ( {} ),
	excludedOrderStatuses: () => [ 'pending', 'cancelled', 'failed' ],
	actionableOrderStatuses: () => [ 'processing', 'on-hold' ],
	defaultDateRange: () => 'period=month&compare=previous_year',
	manageStock: () => true,
	variationTitleAttributesSeparator: () => ' - ',
	countries: () => ( {} ),
	currentUser: getVisitor,
	screens: () => undefined,
	reports: () => [],
	dimensions: () => [],
	dashboard: () => ( {
		charts: [],
		hiddenIndicators: [],
		hiddenLeaderboards: [],
	} ),
	leaderboards: () => [],
	preloaded: () => ( {} ),
};
