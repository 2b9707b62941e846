import { Suspense } from '@wordpress/element';
import type { ComponentType } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useFiltered } from '@storedeck/hooks';
import { getNewPath, useLocation, useQuery } from '@storedeck/navigation';
import { currentUserCan } from '@storedeck/settings';
import { Link } from '@storedeck/components';
import { Loading } from '../common/loading';
import { describeError } from '../common/describe-error';
import { ErrorBoundary } from '../common/error-boundary';
import { FailureNotice } from '../common/failure-notice';
import { isolateInRtl } from '../common/isolate';
import { matchPath } from './match-path';
import { getPages } from './pages';
import type { Page } from './pages';
import type { ScreenProps } from '../common/screen-props';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';

/** Path and query of the current URL; re-renders on every change. */
export function useAddress(): ScreenProps {
	return { path: useLocation().pathname, query: useQuery() };
}

/** A page with exactly this path takes precedence over a variable one. */
function findPages( path: string ) {
	const pages = getPages();
	const exact = pages.filter( ( page ) => page.path === path );
	return exact.length > 0
		? exact
		: pages.filter( ( page ) => matchPath( page.path, path ) );
}

const findPage = ( path: string ) =>
	findPages( path ).find( ( page ) => currentUserCan( page.capability ) );

const exists = ( path: string ) => findPages( path ).length > 0;

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
		if ( page && ! screens.has( page.path ) ) {
			const { default: screen } = await page.load();
			// Another component would mount a screen again that is shown meanwhile.
			if ( ! screens.has( page.path ) ) {
				screens.set( page.path, screen );
			}
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
					message={
						exists( path )
							? __(
									'Sorry, you are not allowed to access this page.',
									'storedeck'
							  )
							: sprintf(
									/* translators: %s: path in the URL. */
									__( 'Page not found: %s', 'storedeck' ),
									isolateInRtl( path )
							  )
					}
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
			of={ page.load }
			fallback={ ( error, retry ) => (
				<FailureNotice
					message={ __(
						'Could not display this page.',
						'storedeck'
					) }
					detail={ describeError( error ) }
					onRetry={ retry }
				/>
			) }
		>
			<Suspense fallback={ <Loading /> }>
				<Content key={ path } path={ path } query={ query } />
			</Suspense>
		</ErrorBoundary>
	);
}
