export { numberFormat } from './number-format';
export { formatValue } from './format-value';
export { markSign } from './mark-sign';
export { calculateDelta } from './calculate-delta';
export { parseNumber } from './parse-number';
export { roundToPrecision } from './round-to-precision';
export { alignDecimals, fromDecimal, toDecimal, type Decimal } from './decimal';
export { toPlainDecimal, type PlainDecimal } from './plain-decimal';
export type { NumberConfig, NumberInput } from './types';
