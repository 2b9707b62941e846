import { SlotFillProvider } from '@wordpress/components';
import { Suspense, useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
// Registers the store early, for scripts that create notices before the
// snackbars are loaded.
import '@storedeck/notices';
import { useFilterVersion } from '@storedeck/hooks';
import { ErrorBoundary } from '../common/error-boundary';
import { ExtensionFailures } from '../common/extension-failures';
import { Header } from './header';
import { loadLater } from '../common/load-later';
import { rememberRows } from '../common/record-header/neighbors';
import { PluginArea } from '../common/plugin-areas';
import { Screen, useAddress, usePage } from './router';
import { markCurrentMenuItem } from './admin-menu';
import { useDocumentTitle } from './document-title';
import { rememberPersistedQuery } from './persisted-query';
import { markFirstScreenShown, useIsIdle } from '../common/on-idle';
import { useFirstPageAfterChange } from './paging-reset';
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

/** The admin app: header, current screen and snackbars. */
export function Layout() {
	// Screens apply filters when they are rendered: filters of late scripts count.
	useFilterVersion();
	const { path, query } = useAddress();
	const page = usePage( path );
	const breadcrumbs = page?.breadcrumbs( { path, query } ) ?? [
		__( 'Page not available', 'storedeck' ),
	];
	const previousPath = useRef( path );
	const isIdle = useIsIdle();

	useEffect( markFirstScreenShown, [] );
	useEffect( () => {
		document.addEventListener( 'click', rememberRows, true );
		return () =>
			document.removeEventListener( 'click', rememberRows, true );
	}, [] );
	useEffect( () => rememberPersistedQuery( query ), [ query ] );
	useDocumentTitle( breadcrumbs );
	useFirstPageAfterChange( path, query );
	const menuPath = page?.menuPath ?? path;
	useEffect( () => markCurrentMenuItem( menuPath ), [ menuPath ] );
	useEffect( () => {
		if ( previousPath.current !== path ) {
			previousPath.current = path;
			window.scrollTo( 0, 0 );
		}
	}, [ path ] );

	return (
		<SlotFillProvider>
			<div className="storedeck-layout">
				<Header
					breadcrumbs={ breadcrumbs }
					isAvailable={ page !== undefined && page.path === path }
					path={ path }
					query={ query }
				/>
				<div className="storedeck-layout__screen" tabIndex={ -1 }>
					<ExtensionFailures />
					<Screen page={ page } path={ path } query={ query } />
				</div>
				<ErrorBoundary name="snackbars">
					<Suspense fallback={ null }>
						{ isIdle && <SnackbarArea /> }
					</Suspense>
				</ErrorBoundary>
			</div>
			<PluginArea scope="woocommerce-admin" />
		</SlotFillProvider>
	);
}
