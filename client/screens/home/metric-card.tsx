import { __, sprintf } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { formatDelta, getTrend } from '@storedeck/components/summary/delta';
import { DeltaPill } from '@storedeck/components/summary/delta-pill';
import { Sparkline } from '@storedeck/components/summary/sparkline';
import type { ValueType } from '../../common/store-format';
import {
	formatAverage,
	formatMetric,
	getDelta,
} from '../../common/store-format';
import { FailureNotice } from '../../common/failure-notice';

interface Props {
	label: string;
	type: ValueType;
	/** Undefined while loading. */
	value?: number;
	prevValue?: number;
	isPrevLoading: boolean;
	/** Label of the previous value, e.g. `Yesterday:`. */
	prevLabel: string;
	/** Values per interval; undefined when unknown. */
	lines?: { primary?: readonly number[]; secondary?: readonly number[] };
	href: string;
	isLoading: boolean;
	error?: { message: string };
	onRetry: () => void;
}

/** The change for screen readers. */
function describe( delta: number ) {
	if ( delta === 0 ) {
		return __( 'No change', 'storedeck' );
	}
	const percent = formatAverage( Math.abs( delta ) );
	return delta > 0
		? sprintf(
				/* translators: %s: a percentage. */
				__( 'Up %s%%', 'storedeck' ),
				percent
		  )
		: sprintf(
				/* translators: %s: a percentage. */
				__( 'Down %s%%', 'storedeck' ),
				percent
		  );
}

/** A metric with its change and a sparkline, linked to its report. */
export function MetricCard( {
	label,
	type,
	value,
	prevValue,
	isPrevLoading,
	prevLabel,
	lines,
	href,
	isLoading,
	error,
	onRetry,
}: Props ) {
	if ( error && value === undefined ) {
		return (
			<li
				className="storedeck-metric-card"
				data-retry-focus
				tabIndex={ -1 }
			>
				<FailureNotice
					message={ sprintf(
						/* translators: %s: name of a metric. */
						__( 'Could not load %s.', 'storedeck' ),
						label
					) }
					detail={ error.message }
					onRetry={ onRetry }
				/>
			</li>
		);
	}
	const delta = isPrevLoading ? undefined : getDelta( value, prevValue );
	const missing = isLoading || isPrevLoading ? '…' : __( 'N/A', 'storedeck' );

	return (
		<li className="storedeck-metric-card" aria-busy={ isLoading }>
			<Link href={ href } className="storedeck-metric-card__link">
				<span className="storedeck-metric-card__label">{ label }</span>
				<span className="storedeck-metric-card__value">
					{ value === undefined && isLoading ? (
						<span className="storedeck-metric-card__placeholder">
							<span className="screen-reader-text">
								{ __( 'Loading…', 'storedeck' ) }
							</span>
						</span>
					) : (
						<bdi>
							{ formatMetric( type, value ) ??
								__( 'N/A', 'storedeck' ) }
						</bdi>
					) }
				</span>
				{ delta !== undefined && (
					<DeltaPill
						delta={ delta }
						trend={ getTrend( delta, false ) }
						description={ describe( delta ) }
					>
						{ formatDelta( delta ) }
					</DeltaPill>
				) }
				{ lines ? (
					<Sparkline { ...lines } />
				) : (
					<span className="storedeck-sparkline" />
				) }
				<span className="storedeck-metric-card__previous">
					<bdi>{ prevLabel }</bdi>{ ' ' }
					<bdi>
						{ ( isPrevLoading
							? undefined
							: formatMetric( type, prevValue ) ) ?? missing }
					</bdi>
				</span>
			</Link>
		</li>
	);
}
