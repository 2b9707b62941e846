import { __, sprintf } from '@wordpress/i18n';
import { EllipsisMenu, SectionHeader } from '@storedeck/components';
import {
	getReportStatsQuery,
	reportsStore,
	useResource,
} from '@storedeck/data';
import { addFilter } from '@storedeck/extend';
import type { SectionProps } from '@storedeck/extend';
import { Failure } from './failure';
import { settingsStore } from './settings-store';

const getQuery = () =>
	getReportStatsQuery( {
		endpoint: 'orders',
		query: { period: 'month', compare: 'previous_year' },
		dataType: 'primary',
		fields: [ 'orders_count' ],
	} );

/** Orders of this month, and the goal of the settings. */
function Progress() {
	const stats = useResource( reportsStore, 'getReportStats', [
		'orders',
		getQuery(),
	] );
	const settings = useResource( settingsStore, 'getSettings', [] );
	const failed = [ stats, settings ].find( ( { error } ) => error );

	if ( failed?.error ) {
		return (
			<Failure
				message={ failed.error.message }
				onRetry={ failed.retry }
			/>
		);
	}
	const orders = stats.data?.data?.totals?.orders_count;
	if ( orders === undefined || ! settings.data ) {
		return <p>{ __( 'Loading…', 'example-extension' ) }</p>;
	}
	return (
		<p>
			{ sprintf(
				/* translators: 1: number of orders, 2: goal. */
				__( 'Orders this month: %1$d of %2$d', 'example-extension' ),
				orders,
				settings.data.goal
			) }
		</p>
	);
}

const Section = ( { title, controls: Controls, ...actions }: SectionProps ) => (
	<>
		<SectionHeader
			title={ title }
			menu={
				<EllipsisMenu
					label={ sprintf(
						/* translators: %s: title of a section. */
						__( 'Options for %s', 'example-extension' ),
						title
					) }
					renderContent={ ( { onToggle } ) => (
						<Controls { ...actions } onToggle={ onToggle } />
					) }
				/>
			}
		/>
		<Progress />
	</>
);

addFilter(
	'woocommerce_dashboard_default_sections',
	'example-extension',
	( sections ) => [
		...sections,
		{
			key: 'example-extension',
			title: __( 'Example extension', 'example-extension' ),
			component: Section,
		},
	]
);
