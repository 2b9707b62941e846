import { ProductLink } from '../../common/product-link';

export interface StockInfo {
	stock_status: string;
	/** Null if stock is not managed. */
	stock_quantity: number | null;
	manage_stock: boolean;
	/** The low stock threshold. */
	low_stock_amount: number;
}

const isLowInStock = ( stock: StockInfo ) =>
	stock.manage_stock &&
	stock.stock_status === 'instock' &&
	stock.stock_quantity !== null &&
	stock.stock_quantity <= stock.low_stock_amount;

interface Props {
	/** Undefined for a deleted product. */
	stock: StockInfo | undefined;
	/** The product whose stock can be edited. */
	editedId: number;
	label: string;
}

/** A stock status; low stock links to the page where it is edited. */
export const StockStatus = ( { stock, editedId, label }: Props ) =>
	stock && isLowInStock( stock ) ? (
		<ProductLink id={ editedId }>{ label }</ProductLink>
	) : (
		<>{ label }</>
	);
