export { ordersStore } from './store';
export type {
	Order,
	OrderAddress,
	OrderFeeLine,
	OrderNote,
	OrderNoteFields,
	OrderProductLine,
	OrderRefund,
	OrderRefundFields,
	OrderShippingLine,
	OrderUpdate,
} from './types';
