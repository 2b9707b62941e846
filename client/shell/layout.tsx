import { SlotFillProvider } from '@wordpress/components';
import { Suspense, useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
// Registers the store early, for scripts that create notices before the
// snackbars are loaded.
import '@storedeck/notices';
import { useFilterVersion } from '@storedeck/hooks';
import { ErrorBoundary } from '../common/error-boundary';
import { ExtensionFailures } from '../common/extension-failures';
import { Header } from './header';
import { loadLater } from '../common/load-later';
import { getPlace } from '../common/place';
import { useNameOf } from '../common/record-name';
import { rememberRows } from '../common/record-header/neighbors';
import { PluginArea } from '../common/plugin-areas';
import { Screen, useAddress, usePage } from './router';
import { markCurrentMenuItem } from './admin-menu';
import { useDocumentTitle } from './document-title';
import { rememberPersistedQuery } from './persisted-query';
import { markFirstScreenShown, useIsIdle } from '../common/on-idle';
import { labelOf } from './pages';
import type { Breadcrumb } from './pages';
import { rememberVisit } from './palette/recent';
import { useFirstPageAfterChange } from './paging-reset';
import { useArrival } from './use-arrival';
import './layout.scss';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';

/**
 * Loaded after the screen, and later if the server does not respond; the store
 * keeps notices until then.
 */
const SnackbarArea = lazyWithRetry( async () => ( {
	default: (
		await loadLater(
			() =>
				import(
					/* webpackChunkName: "snackbars" */ '../common/notices'
				)
		)
	).SnackbarArea,
} ) );

/** Rendered alone when the browser is idle: the screen around it stays as it is. */
const LateSnackbars = () =>
	useIsIdle() ? (
		<Suspense fallback={ null }>
			<SnackbarArea />
		</Suspense>
	) : null;

/**
 * The breadcrumbs with the name of the record that the screen shows.
 *
 * @param record Undefined without one.
 * @param list   Path of the screen, if it lists records and shows one of them.
 */
function nameRecord(
	breadcrumbs: Breadcrumb[],
	record: string | undefined,
	list: string | undefined
): Breadcrumb[] {
	const last = breadcrumbs.at( -1 );
	if ( record === undefined || last === undefined ) {
		return breadcrumbs;
	}
	const higher = breadcrumbs.slice( 0, -1 );
	return list === undefined
		? [ ...higher, record ]
		: [ ...higher, { label: labelOf( last ), path: list }, record ];
}

/** The admin app: header, current screen and snackbars. */
export function Layout() {
	// Screens apply filters when they are rendered: filters of late scripts count.
	useFilterVersion();
	const { path, query } = useAddress();
	const page = usePage( path );
	const breadcrumbs = page?.breadcrumbs( { path, query } ) ?? [
		__( 'Page not available', 'storedeck' ),
	];
	const place = getPlace( path, query );
	const record = useNameOf( place );
	const steps = nameRecord(
		breadcrumbs,
		record,
		page?.path === path ? path : undefined
	);

	useEffect( markFirstScreenShown, [] );
	useEffect( () => {
		document.addEventListener( 'click', rememberRows, true );
		return () =>
			document.removeEventListener( 'click', rememberRows, true );
	}, [] );
	useEffect( () => rememberPersistedQuery( query ), [ query ] );
	useDocumentTitle( steps );
	useFirstPageAfterChange( path, query );
	const menuPath = page?.menuPath ?? path;
	useEffect( () => markCurrentMenuItem( menuPath ), [ menuPath ] );
	useArrival( place );
	const names = JSON.stringify( steps.map( labelOf ) );
	useEffect( () => {
		if ( page ) {
			rememberVisit( path, query, JSON.parse( names ) );
		}
		// The rest of the query is none of the record.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ place, names, page !== undefined ] );

	return (
		<SlotFillProvider>
			<div className="storedeck-layout">
				<Header
					// The screen of a record has its name below.
					breadcrumbs={
						record !== undefined && page?.path === path
							? steps.slice( -2 )
							: breadcrumbs
					}
					title={ labelOf( breadcrumbs.at( -1 ) ?? '' ) }
					isAvailable={ page !== undefined && page.path === path }
					path={ path }
					query={ query }
				/>
				<div className="storedeck-layout__screen" tabIndex={ -1 }>
					<ExtensionFailures />
					<Screen page={ page } path={ path } query={ query } />
				</div>
				<ErrorBoundary name="snackbars">
					<LateSnackbars />
				</ErrorBoundary>
			</div>
			<PluginArea scope="woocommerce-admin" />
		</SlotFillProvider>
	);
}
