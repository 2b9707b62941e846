import { __ } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { AboutButton } from '../summary/about-button';
import type { TableSummaryItem, TableSummaryProps } from './types';
import './style.scss';

const PLACEHOLDERS: TableSummaryItem[] = Array.from( { length: 5 }, () => ( {
	value: <span className="is-placeholder" />,
	label: <span className="is-placeholder" />,
} ) );

function SummaryList( {
	data,
	isLoading = false,
}: TableSummaryProps & { isLoading?: boolean } ) {
	const stateClass = isLoading && 'is-loading';
	return (
		<div
			role="complementary"
			aria-label={ __( 'Summary', 'storedeck' ) }
			aria-busy={ isLoading || undefined }
			className={ classNames(
				'woocommerce-table__summary-region',
				stateClass
			) }
		>
			<ul
				className={ classNames(
					'woocommerce-table__summary',
					stateClass
				) }
			>
				{ data.map(
					( { label, value, onAbout, aboutLabel }, index ) => (
						<li
							className="woocommerce-table__summary-item"
							key={ index }
						>
							<span className="woocommerce-table__summary-value">
								<bdi>{ value }</bdi>
							</span>{ ' ' }
							<span className="woocommerce-table__summary-label">
								<bdi>{ label }</bdi>
							</span>
							{ onAbout && (
								<AboutButton
									className="woocommerce-table__summary-about"
									label={ aboutLabel ?? String( label ) }
									onAbout={ onAbout }
								/>
							) }
						</li>
					)
				) }
			</ul>
		</div>
	);
}

/**
 * Metrics below a table, for example "30 days, 1,204 orders".
 *
 * @param props      See `TableSummaryProps`.
 * @param props.data Values and labels.
 */
export const TableSummary = ( { data }: TableSummaryProps ) => (
	<SummaryList data={ data } />
);

/** A loading summary. */
export const TableSummaryPlaceholder = () => (
	<SummaryList data={ PLACEHOLDERS } isLoading />
);
