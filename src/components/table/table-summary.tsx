import { __, sprintf } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { AboutButton } from '../summary/about-button';
import type {
	TableSummaryItem,
	TableSummaryPlaceholderProps,
	TableSummaryProps,
} from './types';
import './style.scss';

const PLACEHOLDERS: TableSummaryItem[] = Array.from( { length: 5 }, () => ( {
	value: <span className="is-placeholder" />,
	label: <span className="is-placeholder" />,
} ) );

function SummaryList( {
	data,
	tableTitle,
	isLoading = false,
}: TableSummaryProps & { isLoading?: boolean } ) {
	const stateClass = isLoading && 'is-loading';
	return (
		<div
			role="complementary"
			// Landmarks of several tables need different names.
			aria-label={
				tableTitle
					? sprintf(
							/* translators: %s: title of a table. */
							__( 'Summary of %s', 'storedeck' ),
							tableTitle
					  )
					: __( 'Summary', 'storedeck' )
			}
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
 * Metrics below a table, for example "30 Days, 1,204 Orders".
 *
 * @param props See `TableSummaryProps`.
 */
export const TableSummary = ( { data, tableTitle }: TableSummaryProps ) => (
	<SummaryList data={ data } tableTitle={ tableTitle } />
);

/** A loading summary. */
export const TableSummaryPlaceholder = ( {
	tableTitle,
}: TableSummaryPlaceholderProps ) => (
	<SummaryList data={ PLACEHOLDERS } tableTitle={ tableTitle } isLoading />
);
