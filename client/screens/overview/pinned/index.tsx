import { Suspense } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SectionHeader } from '@storedeck/components';
import { useResource, viewsStore } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import { FailureNotice } from '../../../common/failure-notice';
import { ScreenSection } from '../../../common/screen-section';
import { Loading } from '../../../common/loading';
import './style.scss';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';

const PinnedView = lazyWithRetry( async () => ( {
	default: (
		await import( /* webpackChunkName: "pinned-view" */ './pinned-view' )
	).PinnedView,
} ) );

/** The user's pinned views; empty if there are none. */
export function PinnedViews( { query }: { query: Query } ) {
	const {
		data: views = [],
		error,
		retry,
	} = useResource( viewsStore, 'getViews', [] );
	const pinned = views.filter( ( view ) => view.is_pinned );
	const title = __( 'Pinned views', 'storedeck' );
	if ( pinned.length === 0 ) {
		return error ? (
			<ScreenSection label={ title } name="pinned views">
				<FailureNotice
					message={ __( 'Could not load views.', 'storedeck' ) }
					detail={ error.message }
					onRetry={ retry }
				/>
			</ScreenSection>
		) : null;
	}
	return (
		<section className="storedeck-overview__section" aria-label={ title }>
			<SectionHeader title={ title } />
			<div className="storedeck-pinned">
				{ pinned.map( ( view ) => (
					<ScreenSection
						key={ view.id }
						label={ view.name }
						name={ `pinned view ${ view.id }` }
					>
						<div className="storedeck-pinned__block">
							<Suspense fallback={ <Loading /> }>
								<PinnedView view={ view } query={ query } />
							</Suspense>
						</div>
					</ScreenSection>
				) ) }
			</div>
		</section>
	);
}
