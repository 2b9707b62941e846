import { SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { hasComparison } from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import type { DimensionSetting } from '@storedeck/settings';
import { AmountPill } from '../report/amount-pill';
import { FailureNotice } from '../common/failure-notice';
import { Panel } from '../common/panel';
import { isolateInRtl } from '../common/isolate';
import { formatMetric } from '../common/store-format';
import { findDimensions, getItemQuery } from '../report/dimensions';
import { getLargestChanges } from '../report/largest-changes';
import type { ItemChange } from '../report/largest-changes';
import { ReportLink } from '../report/links';
import type { ReportChart } from '../report/types';
import { useSegments } from '../report/use-report';
import type { StatsSource } from '../report/use-report';
import './what-changed.scss';

interface Props extends StatsSource {
	metric: Pick<
		ReportChart,
		'key' | 'label' | 'type' | 'isNeutral' | 'isReverseTrend'
	>;
	/** The dimension shown first; the first one by default. */
	initial?: string;
}

/** The number of rows of each list. */
const COUNT = 5;

function Item( {
	item: { id, label, value, previous, difference },
	dimension: { link },
	metric,
}: {
	item: ItemChange;
	dimension: DimensionSetting;
	metric: Props[ 'metric' ];
} ) {
	return (
		<li>
			<span className="storedeck-what-changed__name">
				{ link ? (
					<ReportLink
						to={ link.report }
						query={ getItemQuery( link, id ) }
					>
						<bdi>{ label }</bdi>
					</ReportLink>
				) : (
					<bdi>{ label }</bdi>
				) }
				<span className="storedeck-what-changed__values">
					{ sprintf(
						/* translators: 1: value of the previous period, 2: value of this period. */
						__( '%1$s before, now %2$s', 'storedeck' ),
						isolateInRtl(
							formatMetric( metric.type, previous ) ?? ''
						),
						isolateInRtl( formatMetric( metric.type, value ) ?? '' )
					) }
				</span>
			</span>
			<AmountPill metric={ metric } difference={ difference } />
		</li>
	);
}

function List( {
	title,
	emptyText,
	items,
	...props
}: {
	title: string;
	emptyText: string;
	/** Undefined while loading. */
	items: readonly ItemChange[] | undefined;
	dimension: DimensionSetting;
	metric: Props[ 'metric' ];
} ) {
	return (
		<section aria-label={ title }>
			<h3>{ title }</h3>
			{ items?.length === 0 && <p>{ emptyText }</p> }
			<ol>
				{ items
					? items.map( ( item ) => (
							<Item key={ item.id } item={ item } { ...props } />
					  ) )
					: Array.from( { length: COUNT }, ( _, index ) => (
							<li
								key={ index }
								className="is-loading"
								aria-hidden
							>
								<span />
							</li>
					  ) ) }
			</ol>
		</section>
	);
}

/** Whether there is something to show: a comparison, and items. */
export const canShowChanges = ( {
	endpoint,
	query,
}: Pick< StatsSource, 'endpoint' | 'query' > ) =>
	hasComparison( query, getSetting( 'defaultDateRange' ) ) &&
	findDimensions( endpoint ).length > 0;

/**
 * The items that moved a metric most between the periods: all items are
 * compared. Nothing without a comparison.
 */
export function WhatChanged( { metric, initial, ...source }: Props ) {
	const dimensions = findDimensions( source.endpoint );
	const [ selected, setSelected ] = useState( initial );
	const dimension =
		dimensions.find( ( { segmentby } ) => segmentby === selected ) ??
		dimensions[ 0 ];
	const totals = useSegments(
		canShowChanges( source ) ? source : { ...source, state: 'empty' },
		dimension?.segmentby ?? '',
		metric.key
	);
	const results = [ totals.primary, totals.secondary ] as const;
	if ( ! dimension || ! canShowChanges( source ) ) {
		return null;
	}
	const failed = results.find( ( { error, data } ) => error && ! data );
	const [ primary, secondary ] = results.map( ( { data, isPreviousData } ) =>
		isPreviousData ? undefined : data
	);
	const changes =
		primary && secondary
			? getLargestChanges( primary, secondary, metric.key, COUNT )
			: undefined;
	const isKnown = ! primary || ! secondary || changes !== undefined;
	const lists = { dimension, metric };

	return (
		<Panel
			className="storedeck-what-changed"
			title={ __( 'What changed', 'storedeck' ) }
			description={ metric.label }
			actions={
				dimensions.length > 1 && (
					<SelectControl
						__nextHasNoMarginBottom
						label={ __( 'Split by', 'storedeck' ) }
						hideLabelFromVision
						value={ dimension.segmentby }
						options={ dimensions.map(
							( { segmentby, label } ) => ( {
								value: segmentby,
								label,
							} )
						) }
						onChange={ setSelected }
					/>
				)
			}
		>
			{ failed && (
				<FailureNotice
					message={ __(
						'Could not load what changed.',
						'storedeck'
					) }
					detail={ failed.error?.message }
					onRetry={ () =>
						results
							.filter( ( { error } ) => error )
							.forEach( ( { retry } ) => retry() )
					}
				/>
			) }
			{ ! failed && ! isKnown && (
				<p>
					{ sprintf(
						/* translators: %s: name of a metric, e.g. "Fees". */
						__( '%s cannot be split this way.', 'storedeck' ),
						metric.label
					) }
				</p>
			) }
			{ ! failed && isKnown && (
				<div
					className="storedeck-what-changed__lists"
					aria-busy={ ! changes }
				>
					<List
						title={ __( 'Largest increases', 'storedeck' ) }
						emptyText={ __( 'Nothing increased.', 'storedeck' ) }
						items={ changes?.increases }
						{ ...lists }
					/>
					<List
						title={ __( 'Largest decreases', 'storedeck' ) }
						emptyText={ __( 'Nothing decreased.', 'storedeck' ) }
						items={ changes?.decreases }
						{ ...lists }
					/>
				</div>
			) }
		</Panel>
	);
}
