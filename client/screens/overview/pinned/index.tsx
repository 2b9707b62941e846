import { Suspense } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SectionHeader } from '@storedeck/components';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';
import { FailureNotice } from '../../../common/failure-notice';
import { Loading } from '../../../common/loading';
import { ScreenSection } from '../../../common/screen-section';
import { SectionMenu } from '../section-menu';
import type { SectionProps } from '../types';
import { usePinnedViews } from './use-pinned-views';
import './style.scss';

const PinnedView = lazyWithRetry( async () => ( {
	default: (
		await import( /* webpackChunkName: "pinned-view" */ './pinned-view' )
	).PinnedView,
} ) );

/** The user's pinned views. */
export function PinnedViews( props: SectionProps ) {
	const { pinned, error, retry } = usePinnedViews();
	return (
		<>
			<SectionHeader
				title={ props.title }
				menu={
					<SectionMenu { ...props } blocksTitle="" blocks={ [] } />
				}
			/>
			{ error && pinned.length === 0 && (
				<FailureNotice
					message={ __( 'Could not load views.', 'storedeck' ) }
					detail={ error.message }
					onRetry={ retry }
				/>
			) }
			<div className="storedeck-pinned">
				{ pinned.map( ( view ) => (
					<ScreenSection
						key={ view.id }
						label={ view.name }
						name={ `pinned view ${ view.id }` }
					>
						<div className="storedeck-pinned__block">
							<Suspense fallback={ <Loading /> }>
								<PinnedView
									view={ view }
									query={ props.query }
								/>
							</Suspense>
						</div>
					</ScreenSection>
				) ) }
			</div>
		</>
	);
}
