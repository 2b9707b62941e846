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
import { getMetric } from '../reports/metrics';
import type { MetricDefinition, MetricRows } from '../reports/metrics';
import { isReverseTrend } from '../reports/reverse-trends';
import './metric-info.scss';

/** What somebody wants to know more of. */
export interface SelectedMetric {
	/** Report and figure, `revenue/net_revenue`. */
	stat: string;
	label: string;
	/** What its report says of it, where nobody else does. */
	text?: string;
	/** What was pressed: the info stands beside it. */
	button: HTMLElement;
}

interface Props extends SelectedMetric {
	onClose: () => void;
}

/** What of an address narrows no figures. */
const NOT_NARROWING: readonly string[] = [
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

/** Whether the report on the screen shows a part of what it could for its dates. */
function isNarrowed() {
	const query = getQuery();
	const kept = getPersistedQuery( query );
	return Object.entries( query ).some(
		( [ name, value ] ) =>
			value &&
			! NOT_NARROWING.includes( name ) &&
			! Object.hasOwn( kept, name ) &&
			! ( name === 'filter' && value === 'all' )
	);
}

/** Where the rows stand that make up a figure as it is on the screen. */
const getRows = ( { rows, narrowedRows }: MetricDefinition ) =>
	narrowedRows?.path === getPath() && isNarrowed() ? narrowedRows : rows;

/** The rows of a figure: for the dates, and in its own report also the filters. */
const getRowsHref = ( { path, query }: MetricRows ) =>
	getNewPath(
		query,
		path,
		path === getPath()
			? { ...getQuery(), paged: undefined }
			: getPersistedQuery()
	);

/** What a figure means, how it is counted, and where its rows are. */
export function MetricInfo( { stat, label, text, button, onClose }: Props ) {
	const id = useInstanceId( MetricInfo, 'storedeck-figure-info' );
	const figure = getMetric( stat );
	const rows = figure && getRows( figure );
	const close = () => {
		onClose();
		button.focus();
	};
	return (
		<Popover
			className="storedeck-figure-info"
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
				className="storedeck-figure-info__close"
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
			<H id={ id } className="storedeck-figure-info__name">
				{ label }
			</H>
			{ figure ? (
				<>
					<p>{ figure.meaning }</p>
					<dl>
						<dt>{ __( 'How it is counted', 'storedeck' ) }</dt>
						<dd>{ figure.formula }</dd>
					</dl>
					{ isReverseTrend( stat ) && (
						<p>{ __( 'A rise is bad news here.', 'storedeck' ) }</p>
					) }
					{ rows && (
						<Link href={ getRowsHref( rows ) } onClick={ onClose }>
							{ rows.label }
						</Link>
					) }
				</>
			) : (
				<p>
					{ text ||
						__(
							'The extension that adds this figure says nothing about it.',
							'storedeck'
						) }
				</p>
			) }
		</Popover>
	);
}
