import { useId, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { addDays, getStoreToday } from '@storedeck/date';
import type { PlainDate } from '@storedeck/date';
import { Answer } from '../../report-components/answer';
import {
	EMBEDDED_CHART_PROPS,
	ReportChart,
} from '../../report-components/report-chart';
import { WhatChanged } from '../../report-components/what-changed';
import { getIndicatorWhyHref } from '../../report/indicators';
import { useStats } from '../../report/use-report';
import { getStatDefinition, getStatHref, getStats } from './stats';
import type { HomeStat } from './stats';

/** Two weeks: the days of the week of both periods correspond. */
const DAYS = 14;

/** The last days, compared with as many before. */
const getRange = ( today: PlainDate ) => ( {
	period: 'custom',
	compare: 'previous_period',
	after: addDays( today, 1 - DAYS ),
	before: today,
} );

function TrendChart( { stat, path }: { stat: HomeStat; path: string } ) {
	const headingId = useId();
	const today = getStoreToday();
	const range = useMemo( () => getRange( today ), [ today ] );
	const query = useMemo( () => ( { ...range, interval: 'day' } ), [ range ] );
	const { totals, chart: periods } = useStats( {
		endpoint: stat.endpoint,
		query,
	} );
	const { field: key, label, type } = stat;
	const chart = useMemo(
		() => ( { key, label, type } ),
		[ key, label, type ]
	);

	return (
		<section
			className="storedeck-home__section"
			aria-labelledby={ headingId }
		>
			<div className="storedeck-home__header">
				<h2 id={ headingId }>{ __( 'Last 14 days', 'storedeck' ) }</h2>
				<Link href={ getStatHref( stat, range ) }>
					{ __( 'View report', 'storedeck' ) }
				</Link>
			</div>
			<div className="storedeck-home__trend">
				<ReportChart
					chart={ chart }
					query={ query }
					path={ path }
					compared={ totals }
					chartProps={ {
						...EMBEDDED_CHART_PROPS,
						lead: (
							<Answer
								chart={ chart }
								query={ query }
								totals={ totals }
								periods={ periods }
								whyHref={ getIndicatorWhyHref( stat, range ) }
							/>
						),
					} }
					{ ...periods }
				/>
			</div>
			<WhatChanged
				endpoint={ stat.endpoint }
				query={ query }
				metric={ chart }
				totals={ totals }
			/>
		</section>
	);
}

/** The first metric of Home in the last two weeks, and what changed it. */
export function Trend( { path }: { path: string } ) {
	const [ stat ] = getStats().flatMap(
		( name ) => getStatDefinition( name ) ?? []
	);
	return stat ? <TrendChart stat={ stat } path={ path } /> : null;
}
