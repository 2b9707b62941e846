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
import { ReportsList } from './reports-list';
import { TaskPage } from './task-page';
import { Tasks } from './tasks';
import { useHomePreferences } from './use-home-preferences';
import './style.scss';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';

const Inbox = lazyWithRetry( async () => ( {
	default: ( await import( /* webpackChunkName: "panel-inbox" */ './inbox' ) )
		.HomeInbox,
} ) );

/**
 * Home: items that need attention, metrics, tasks, links and messages. Users
 * who can only view reports see only the sections about reports.
 */
export default function Home( { path, query }: ScreenProps ) {
	const { layout, setLayout } = useHomePreferences();
	const isManager = currentUserCan( 'manage_woocommerce' );

	const attention = (
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
						<LayoutMenu layout={ layout } onChange={ setLayout } />
					) }
				</div>
				<Attention />
				<ContainedSlot name="AbbreviatedNotification" />
			</section>
		</ScreenSection>
	);
	const metrics = (
		<ScreenSection
			label={ __( 'Key metrics', 'storedeck' ) }
			name="key metrics"
		>
			<Metrics path={ path } query={ query } />
		</ScreenSection>
	);
	const reports = (
		<ScreenSection
			label={ __( 'Reports', 'storedeck' ) }
			name="list of reports"
		>
			<ReportsList />
		</ScreenSection>
	);

	if ( ! isManager ) {
		return (
			<div className="storedeck-home is-single-column">
				<div className="storedeck-home__column">
					{ metrics }
					{ attention }
					<HomeCards path={ path } query={ query } />
					{ reports }
				</div>
			</div>
		);
	}
	if ( typeof query.task === 'string' && query.task ) {
		return (
			<ScreenSection label={ __( 'Task', 'storedeck' ) } name="task">
				<TaskPage id={ query.task } query={ query } />
			</ScreenSection>
		);
	}
	return (
		<div
			className={ `storedeck-home ${
				layout === 'two_columns' ? 'is-two-columns' : 'is-single-column'
			}` }
		>
			<div className="storedeck-home__column">
				{ attention }
				{ metrics }
				<HomeCards path={ path } query={ query } />
				<ScreenSection
					label={ __( 'Tasks', 'storedeck' ) }
					name="tasks"
				>
					<Tasks />
				</ScreenSection>
				<ScreenSection
					label={ __( 'Quick links', 'storedeck' ) }
					name="links"
				>
					<QuickLinks />
				</ScreenSection>
				{ reports }
			</div>
			<div className="storedeck-home__column">
				<ScreenSection
					label={ __( 'Inbox', 'storedeck' ) }
					name="inbox"
				>
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
				</ScreenSection>
			</div>
		</div>
	);
}
