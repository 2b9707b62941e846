import { __ } from '@wordpress/i18n';
import { AsyncContent } from '../common/async-content';
import { Panel } from '../common/panel';
import { getChangeParts } from '../report/change/parts';
import { getDecimals } from '../report/change/units';
import { useChanges } from '../report/change/use-changes';
import { findDimensions, getItemQuery } from '../report/dimensions';
import { ReportLink } from '../report/links';
import type { StatsSource, Totals } from '../report/use-report';
import { ChangeParts } from './change-parts';
import type { ChangedMetric } from './change-table';

interface Props extends StatsSource {
	metric: ChangedMetric;
	/** Of both periods. */
	totals: Totals;
}

const BY = 'product';

const ROWS = 6;

/** The products that moved a metric most between the periods. */
export function WhatChanged( { metric, totals, ...source }: Props ) {
	const { data, error, isRequesting, retry } = useChanges(
		source,
		metric.key,
		[ BY ],
		ROWS
	);
	const now = totals.primary.data?.totals;
	const before = totals.secondary.data?.totals;
	const change = data?.find( ( { by } ) => by === BY );
	const parts =
		change && now && before
			? getChangeParts( change, {
					metric: metric.key,
					decimals: getDecimals( metric.type ),
					now,
					before,
			  } )
			: undefined;
	const link = findDimensions( source.endpoint ).find(
		( { segmentby } ) => segmentby === BY
	)?.link;
	const title = __( 'What changed', 'storedeck' );
	return (
		<Panel
			className="storedeck-what-changed"
			title={ title }
			description={ metric.label }
		>
			<AsyncContent
				isLoading={
					( isRequesting && ! data ) ||
					( totals.primary.isRequesting && ! now ) ||
					( totals.secondary.isRequesting && ! before )
				}
				hasContent={ Boolean( data ) }
				error={ error }
				errorMessage={ __(
					'Could not load what changed.',
					'storedeck'
				) }
				onRetry={ retry }
			>
				{ parts ? (
					<ChangeParts
						caption={ title }
						metric={ metric }
						parts={ parts }
						renderName={ ( { id, label } ) =>
							link ? (
								<ReportLink
									to={ link.report }
									query={ getItemQuery( link, id ) }
								>
									<bdi>{ label }</bdi>
								</ReportLink>
							) : (
								<bdi>{ label }</bdi>
							)
						}
					/>
				) : (
					<p>{ __( 'No sales in either period.', 'storedeck' ) }</p>
				) }
			</AsyncContent>
		</Panel>
	);
}
