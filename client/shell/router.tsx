import { Suspense } from '@wordpress/element';
import type { ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import { useFiltered } from '@storedeck/hooks';
import { getNewPath, useLocation, useQuery } from '@storedeck/navigation';
import { currentUserCan } from '@storedeck/settings';
import { Link } from '@storedeck/components';
import { Loading } from '../common/loading';
import { ErrorBoundary } from '../common/error-boundary';
import { FailureNotice } from '../common/failure-notice';
import { getPages } from './pages';
import type { Page } from './pages';
import type { ScreenProps } from '../common/screen-props';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';

/** Path and query of the current URL; re-renders on every change. */
export function useAddress(): ScreenProps {
	return { path: useLocation().pathname, query: useQuery() };
}

const findPage = ( path: string ) =>
	getPages().find(
		( page ) => page.path === path && currentUserCan( page.capability )
	);

/**
 * The page of a path; undefined when there is none or the user may not open it.
 */
export function usePage( path: string ): Page | undefined {
	return useFiltered( findPage, path );
}

const screens = new Map< string, ComponentType< ScreenProps > >();

/**
 * Preloads the screen of a path, so that it is rendered synchronously with the
 * rest: React renders a suspended screen later and in smaller chunks. A failed
 * load is tried again when the screen is rendered.
 *
 * @param path The `path` parameter.
 */
export async function loadScreen( path: string ): Promise< void > {
	try {
		const page = findPage( path );
		if ( page && ! screens.has( path ) ) {
			const { default: screen } = await page.load();
			screens.set( path, screen );
		}
	} catch {
		// The screen shows the error when it is rendered.
	}
}

/** One component per page, so that coming back does not load it again. */
function screenOf( page: Page ) {
	let screen = screens.get( page.path );
	if ( ! screen ) {
		screen = lazyWithRetry( page.load );
		screens.set( page.path, screen );
	}
	return screen;
}

/** Renders the screen of a page inside an error boundary. */
export function Screen( {
	page,
	path,
	query,
}: ScreenProps & { page: Page | undefined } ) {
	if ( ! page ) {
		return (
			<>
				<FailureNotice
					message={ __(
						'Sorry, you are not allowed to access this page.',
						'storedeck'
					) }
				/>
				<Link type="wc-admin" href={ getNewPath( {}, '/', {} ) }>
					{ __( 'Go to Home', 'storedeck' ) }
				</Link>
			</>
		);
	}
	const Content = screenOf( page );
	return (
		<ErrorBoundary
			key={ path }
			name={ `page ${ path }` }
			fallback={ ( error, retry ) => (
				<FailureNotice
					message={ __(
						'Could not display this page.',
						'storedeck'
					) }
					detail={ error.message }
					onRetry={ retry }
				/>
			) }
		>
			<Suspense fallback={ <Loading /> }>
				<Content path={ path } query={ query } />
			</Suspense>
		</ErrorBoundary>
	);
}
