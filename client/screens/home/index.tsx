import { Suspense } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { currentUserCan } from '@storedeck/settings';
import { ContainedSlot } from '../../common/contained-slot';
import { Loading } from '../../common/loading';
import { Part } from '../../common/part';
import type { ScreenProps } from '../../common/screen-props';
import { Attention } from './attention';
import { Metrics } from './metrics';
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
 * who can only view reports get the parts about reports.
 */
export default function Home( { path, query }: ScreenProps ) {
	const { layout, setLayout } = useHomePreferences();
	const isManager = currentUserCan( 'manage_woocommerce' );

	const attention = (
		<Part
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
		</Part>
	);
	const metrics = (
		<Part label={ __( 'Key metrics', 'storedeck' ) } name="key metrics">
			<Metrics path={ path } query={ query } />
		</Part>
	);
	const reports = (
		<Part label={ __( 'Reports', 'storedeck' ) } name="list of reports">
			<ReportsList />
		</Part>
	);

	if ( ! isManager ) {
		return (
			<div className="storedeck-home is-single-column">
				<div className="storedeck-home__column">
					{ metrics }
					{ attention }
					{ reports }
				</div>
			</div>
		);
	}
	if ( typeof query.task === 'string' && query.task ) {
		return (
			<Part label={ __( 'Task', 'storedeck' ) } name="task">
				<TaskPage id={ query.task } query={ query } />
			</Part>
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
				<Part label={ __( 'Tasks', 'storedeck' ) } name="tasks">
					<Tasks />
				</Part>
				<Part label={ __( 'Quick links', 'storedeck' ) } name="links">
					<QuickLinks />
				</Part>
				{ reports }
			</div>
			<div className="storedeck-home__column">
				<Part label={ __( 'Inbox', 'storedeck' ) } name="inbox">
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
				</Part>
			</div>
		</div>
	);
}
