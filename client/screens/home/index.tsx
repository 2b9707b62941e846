import { Suspense } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { currentUserCan } from '@storedeck/settings';
import { ContainedSlot } from '../../common/contained-slot';
import { Loading } from '../../common/loading';
import { ScreenSection } from '../../common/screen-section';
import type { ScreenProps } from '../../common/screen-props';
import { Attention } from './attention';
import { Metrics } from './metrics';
import { HomeCards } from './home-cards';
import { LayoutMenu } from './layout-menu';
import { QuickLinks } from './quick-links';
import { isReorderKnown, RunningOut } from './running-out';
import { TaskPage } from './task-page';
import { Tasks } from './tasks';
import { Trend } from './trend';
import { useHomePreferences } from './use-home-preferences';
import './style.scss';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';

const Inbox = lazyWithRetry( async () => ( {
	default: ( await import( /* webpackChunkName: "panel-inbox" */ './inbox' ) )
		.HomeInbox,
} ) );

/** The messages that need a person, with a link to all of them. */
function InboxSection() {
	return (
		<section
			className="storedeck-home__section"
			aria-labelledby="storedeck-home-inbox"
		>
			<div className="storedeck-home__header">
				<h2 id="storedeck-home-inbox">
					{ __( 'Inbox', 'storedeck' ) }
				</h2>
				<Link href={ getNewPath( {}, '/inbox', {} ) }>
					{ __( 'View inbox', 'storedeck' ) }
				</Link>
			</div>
			<Suspense fallback={ <Loading /> }>
				<Inbox />
			</Suspense>
		</section>
	);
}

/**
 * Home: today, what waits, what changed, and what runs out. Users who can only
 * view reports see what is about reports.
 */
export default function Home( { path, query }: ScreenProps ) {
	const { layout, setLayout } = useHomePreferences();
	const isManager = currentUserCan( 'manage_woocommerce' );

	if ( isManager && typeof query.task === 'string' && query.task ) {
		return (
			<ScreenSection label={ __( 'Task', 'storedeck' ) } name="task">
				<TaskPage id={ query.task } query={ query } />
			</ScreenSection>
		);
	}
	return (
		<div
			className={ `storedeck-home ${
				isManager && layout === 'two_columns'
					? 'is-two-columns'
					: 'is-single-column'
			}` }
		>
			<div className="storedeck-home__today">
				<ScreenSection
					label={ __( 'Key metrics', 'storedeck' ) }
					name="key metrics"
				>
					<Metrics path={ path } query={ query } />
				</ScreenSection>
			</div>
			<div className="storedeck-home__column">
				<ScreenSection
					label={ __( 'Needs your attention', 'storedeck' ) }
					name="attention"
				>
					<section
						className="storedeck-home__section"
						aria-labelledby="storedeck-home-attention"
					>
						<div className="storedeck-home__header">
							<h2 id="storedeck-home-attention">
								{ __( 'Needs your attention', 'storedeck' ) }
							</h2>
							{ isManager && (
								<LayoutMenu
									layout={ layout }
									onChange={ setLayout }
								/>
							) }
						</div>
						<Attention />
						<ContainedSlot name="AbbreviatedNotification" />
					</section>
				</ScreenSection>
				{ isManager && (
					<>
						<ScreenSection
							label={ __( 'Tasks', 'storedeck' ) }
							name="tasks"
						>
							<Tasks />
						</ScreenSection>
						<ScreenSection
							label={ __( 'Inbox', 'storedeck' ) }
							name="inbox"
						>
							<InboxSection />
						</ScreenSection>
					</>
				) }
			</div>
			<div className="storedeck-home__column">
				<ScreenSection
					label={ __( 'Last 14 days', 'storedeck' ) }
					name="last 14 days"
				>
					<Trend path={ path } />
				</ScreenSection>
				{ isReorderKnown() && (
					<ScreenSection
						label={ __( 'Reorder now', 'storedeck' ) }
						name="reorder now"
					>
						<RunningOut />
					</ScreenSection>
				) }
				<HomeCards path={ path } query={ query } />
				{ isManager && (
					<ScreenSection
						label={ __( 'Quick links', 'storedeck' ) }
						name="links"
					>
						<QuickLinks />
					</ScreenSection>
				) }
			</div>
		</div>
	);
}
