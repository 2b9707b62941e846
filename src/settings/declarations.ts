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

interface Declaration< T > {
	/** Returns the value in the expected type, or `undefined` if it is invalid. */
	read: ( value: unknown ) => T | undefined;
	/** Returns a new object, so that callers cannot change each other's. */
	getDefault: () => T;
}

type Declarations = {
	[ Name in SettingName ]: Declaration< StoredeckSettings[ Name ] >;
};

const declare = < T >(
	read: Declaration< T >[ 'read' ],
	getDefault: () => T
): Declaration< T > => ( { read, getDefault } );

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

/** The URL of the admin, from the URL of this page. */
const guessAdminUrl = () =>
	window.location.pathname.match( /^.*\/wp-admin\// )?.[ 0 ] ?? '/wp-admin/';

/** Each setting: how it is read, and its default. */
export const declarations: Declarations = {
	pageName: declare( asFilledText, () => 'storedeck' ),
	adminUrl: declare(
		( value ) => withSlashAtEnd( asAddress( value ) ),
		guessAdminUrl
	),
	siteTitle: declare( asText, () => '' ),
	restRoot: declare( readRestRoot, () =>
		guessAdminUrl().replace( /wp-admin\/$/, 'wp-json/' )
	),
	nonce: declare( asText, () => '' ),
	nonceEndpoint: declare(
		asAddress,
		() => `${ guessAdminUrl() }admin-ajax.php?action=rest-nonce`
	),
	namespaces: declare( readNamespaces, () => ( {} ) ),
	currency: declare( readCurrency, () => ( { ...defaultCurrency } ) ),
	locale: declare( readLocale, getDefaultLocale ),
	timeZone: declare( asFilledText, () => 'UTC' ),
	utcOffset: declare( readUtcOffset, () => undefined ),
	startOfWeek: declare(
		( value ) => asInteger( value, 0, 6 ),
		() => 1
	),
	dateFormat: declare( asFilledText, () => 'F j, Y' ),
	timeFormat: declare( asFilledText, () => 'g:i a' ),
	orderStatuses: declare( readOrderStatuses, () => ( {} ) ),
	excludedOrderStatuses: declare( asTextList, () => [
		'pending',
		'cancelled',
		'failed',
	] ),
	actionableOrderStatuses: declare( asTextList, () => [
		'processing',
		'on-hold',
	] ),
	defaultDateRange: declare(
		readDateRange,
		() => 'period=month&compare=previous_year'
	),
	manageStock: declare( asBoolean, () => true ),
	variationTitleAttributesSeparator: declare( asFilledText, () => ' - ' ),
	countries: declare( asTextMap, () => ( {} ) ),
	currentUser: declare( readCurrentUser, getVisitor ),
	screens: declare(
		( value ) => value,
		() => undefined
	),
	reports: declare( readReports, () => [] ),
	dimensions: declare( readDimensions, () => [] ),
	dashboard: declare( readDashboard, () => ( {
		charts: [],
		hiddenIndicators: [],
		hiddenLeaderboards: [],
	} ) ),
	leaderboards: declare( readLeaderboards, () => [] ),
	preloaded: declare( readPreloaded, () => ( {} ) ),
};
