export { ordersStore } from './store';
export type {
	Order,
	OrderAddress,
	OrderFailure,
	OrderFeeLine,
	OrderNote,
	OrderNoteFields,
	OrderProductLine,
	OrderRefund,
	OrderRefundFields,
	OrdersQuery,
	OrderShippingLine,
	OrderStatusChange,
	OrderTotal,
	OrderTotalsQuery,
	OrderUpdate,
} from './types';
