import { _n, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import type { CellValue, ReportExtension } from '@storedeck/reports';
import { FirstOfList } from '../../report/first-of-list';
import { ReportLink } from '../../report/links';
import { StockStatus } from '../common/stock-status';
import type { StockInfo } from '../common/stock-status';

/** One row of `/wc-analytics/reports/products` with `extended_info`. */
interface ProductRow {
	product_id: number;
	extended_info?: StockInfo & { name: string; category_ids?: number[] };
}

/** A deleted category has no name. */
function Categories( { row, value }: { row: ProductRow; value: CellValue } ) {
	const ids = row.extended_info?.category_ids ?? [];
	const names: readonly string[] = Array.isArray( value ) ? value : [];
	return (
		<FirstOfList
			items={ names.flatMap( ( name, index ) =>
				name === ''
					? []
					: [
							<ReportLink
								key={ ids[ index ] }
								to="/analytics/categories"
								query={ {
									filter: 'single_category',
									categories: String( ids[ index ] ),
								} }
							>
								{ name }
							</ReportLink>,
					  ]
			) }
			getLabel={ ( count ) =>
				sprintf(
					/* translators: 1: number of categories, 2: name of a product. */
					_n(
						'+%1$d more category of %2$s',
						'+%1$d more categories of %2$s',
						count,
						'storedeck'
					),
					count,
					decodeEntities( row.extended_info?.name ?? '' )
				)
			}
		/>
	);
}

const extension: ReportExtension< ProductRow > = {
	id: 'products',
	cells: {
		product_cat: ( row, { value } ) => (
			<Categories row={ row } value={ value } />
		),
		stock_status: ( row, { value } ) => (
			<StockStatus
				stock={ row.extended_info }
				editedId={ row.product_id }
				label={ String( value ) }
			/>
		),
	},
};

export default extension;
