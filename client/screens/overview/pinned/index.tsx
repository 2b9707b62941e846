import { useSelect } from '@wordpress/data';
import { Suspense } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SectionHeader } from '@storedeck/components';
import { viewsStore } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
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
	const views = useSelect(
		( select ) => select( viewsStore ).getViews(),
		[]
	);
	const pinned = views.filter( ( view ) => view.is_pinned );
	if ( pinned.length === 0 ) {
		return null;
	}
	const title = __( 'Pinned views', 'storedeck' );
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
