import type { ResponseOf, FieldsOf } from '../routes';

type GatewayResponse = ResponseOf< '/wc/v3/payment_gateways' >;

/** A setting of a payment gateway. */
export interface PaymentGatewaySetting {
	id: string;
	label?: string;
	description?: string;
	type?: string;
	value?: unknown;
	default?: unknown;
	tip?: string;
	placeholder?: string;
	options?: Readonly< Record< string, string > >;
}

/** The fields of a payment gateway, as the server returns them. */
interface PaymentGatewayFields
	extends Partial< Omit< GatewayResponse, 'id' | 'order' | 'settings' > > {
	/** Its position at checkout. */
	order?: number | '';
	method_supports?: readonly string[];
	post_install_scripts?: readonly string[];
	required_settings_keys?: readonly string[];
}

export interface PaymentGateway extends PaymentGatewayFields {
	/** For example `bacs`. */
	id: string;
	settings?: Readonly< Record< string, PaymentGatewaySetting > >;
}

/** The fields that can be saved; settings by their values. */
export type PaymentGatewayUpdate = FieldsOf< '/wc/v3/payment_gateways/{id}' >;
