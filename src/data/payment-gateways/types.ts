/** One setting of a payment gateway. */
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

/** The fields of a payment gateway, as the server presents them. */
export interface PaymentGatewayFields {
	title?: string;
	description?: string;
	/** Its place in the list that customers see. */
	order?: number | '';
	enabled?: boolean;
	method_title?: string;
	method_description?: string;
	method_supports?: readonly string[];
	needs_setup?: boolean;
	post_install_scripts?: readonly string[];
	settings_url?: string;
	connection_url?: string | null;
	setup_help_text?: string | null;
	required_settings_keys?: readonly string[];
}

export interface PaymentGateway extends PaymentGatewayFields {
	/** For example `bacs`. */
	id: string;
	settings?: Readonly< Record< string, PaymentGatewaySetting > >;
}

/** What can be saved: settings by their value alone. */
export interface PaymentGatewayUpdate extends PaymentGatewayFields {
	settings?: Readonly< Record< string, unknown > >;
}
