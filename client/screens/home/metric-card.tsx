import { __, sprintf } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { ChangePill } from '@storedeck/components/summary/change-pill';
import { WhyLink } from '@storedeck/components/summary/why-link';
import { Sparkline } from '@storedeck/components/summary/sparkline';
import type { ValueType } from '../../common/store-format';
import { formatMetric, getDelta } from '../../common/store-format';
import { FailureNotice } from '../../common/failure-notice';
import { getNewAmount } from '../../report/new-amount';

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
	/** What explains the change. */
	whyHref?: string;
	isLoading: boolean;
	error?: { message: string };
	onRetry: () => void;
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
	whyHref,
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
	const delta = getDelta( value, prevValue );
	const change = getNewAmount( type, value, prevValue );
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
				{ ! isPrevLoading &&
					( delta !== undefined || change !== undefined ) && (
						<ChangePill
							delta={ delta }
							change={ change }
							prevLabel={ prevLabel }
						/>
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
			{ whyHref && <WhyLink label={ label } href={ whyHref } /> }
		</li>
	);
}
