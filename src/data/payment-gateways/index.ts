export { paymentGatewaysStore } from './store';
export type {
	PaymentGateway,
	PaymentGatewaySetting,
	PaymentGatewayUpdate,
} from './types';
