export { addAmounts } from './add-amounts';
export { Money, Money as default, Money as Dinero } from './money';
export { moneyDefaults } from './defaults';
export type { ConvertOptions } from './exchange-rate';
export type { MoneyInstance, MoneyObject, MoneyOptions } from './types';
export type { RoundingMode } from './rounding-mode';
