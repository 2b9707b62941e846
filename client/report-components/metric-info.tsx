import { Button, Popover } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { H, Link } from '@storedeck/components';
import {
	getNewPath,
	getPath,
	getPersistedQuery,
	getQuery,
} from '@storedeck/navigation';
import { AsyncContent } from '../common/async-content';
import type { MetricLink, MetricDefinition } from '../report/definition';
import { useMetric } from '../reports/use-metric';
import type { Metric } from '../reports/use-metric';
import './metric-info.scss';

/** The metric that the popover explains. */
export interface SelectedMetric {
	/** Report and metric, `revenue/net_revenue`. */
	stat: string;
	label: string;
	/** Shown if there is no definition. */
	text?: string;
	/** The button that opened the popover. */
	button: HTMLElement;
}

interface Props extends SelectedMetric {
	onClose: () => void;
}

/** Parameters of the URL that are no filters. */
const NO_FILTERS: readonly string[] = [
	'page',
	'path',
	'view',
	'chart',
	'chartType',
	'match',
	'orderby',
	'order',
	'paged',
	'per_page',
];

function isFiltered() {
	const query = getQuery();
	const persisted = getPersistedQuery( query );
	return Object.entries( query ).some(
		( [ name, value ] ) =>
			value &&
			! NO_FILTERS.includes( name ) &&
			! Object.hasOwn( persisted, name ) &&
			! ( name === 'filter' && value === 'all' )
	);
}

const getLink = ( { link, filteredLink }: MetricDefinition ) =>
	filteredLink?.path === getPath() && isFiltered() ? filteredLink : link;

/** Keeps the period, and the filters if the report is the current one. */
const getHref = ( { path, query }: MetricLink ) =>
	getNewPath(
		query,
		path,
		path === getPath()
			? { ...getQuery(), paged: undefined }
			: getPersistedQuery()
	);

interface DefinitionProps {
	metric: Metric;
	/** Shown if there is no definition. */
	text?: string;
	onClose: () => void;
}

function Definition( { metric, text, onClose }: DefinitionProps ) {
	const { definition, isReverseTrend } = metric;
	if ( ! definition ) {
		return (
			<p>{ text || __( 'No description available.', 'storedeck' ) }</p>
		);
	}
	const link = getLink( definition );
	return (
		<>
			<p>{ definition.description }</p>
			<dl>
				<dt>{ __( 'How it’s calculated', 'storedeck' ) }</dt>
				<dd>{ definition.formula }</dd>
			</dl>
			{ isReverseTrend && (
				<p>{ __( 'Lower is better.', 'storedeck' ) }</p>
			) }
			{ link && (
				<Link href={ getHref( link ) } onClick={ onClose }>
					{ link.label }
				</Link>
			) }
		</>
	);
}

/** A popover with the definition of a metric, its formula and a link to its rows. */
export function MetricInfo( { stat, label, text, button, onClose }: Props ) {
	const id = useInstanceId( MetricInfo, 'storedeck-metric-info' );
	const { metric, error, isLoading, retry } = useMetric( stat );
	const close = () => {
		onClose();
		button.focus();
	};
	return (
		<Popover
			className="storedeck-metric-info"
			anchor={ button }
			placement="bottom-end"
			shift
			offset={ 6 }
			animate={ false }
			aria-labelledby={ id }
			role="dialog"
			focusOnMount="firstElement"
			onClose={ close }
			onFocusOutside={ onClose }
		>
			<Button
				className="storedeck-metric-info__close"
				label={ __( 'Close', 'storedeck' ) }
				onClick={ close }
			>
				<svg
					viewBox="0 0 24 24"
					width="20"
					height="20"
					fill="none"
					stroke="currentColor"
					strokeWidth="1.5"
					aria-hidden="true"
					focusable="false"
				>
					<path d="M6 6l12 12M18 6L6 18" />
				</svg>
			</Button>
			<H id={ id } className="storedeck-metric-info__name">
				{ label }
			</H>
			<AsyncContent
				isLoading={ isLoading }
				error={ error }
				errorMessage={ __(
					'Could not load the description.',
					'storedeck'
				) }
				onRetry={ retry }
			>
				{ metric && (
					<Definition
						metric={ metric }
						text={ text }
						onClose={ onClose }
					/>
				) }
			</AsyncContent>
		</Popover>
	);
}
