//! Means and their margins of error.

/// An estimate, and half the width of its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Estimate {
    pub value: f64,
    pub margin: f64,
}

/// The mean of independent samples. With fewer than two samples the margin is infinite.
pub(crate) fn mean(samples: &[f64]) -> Estimate {
    let count = samples.len() as f64;
    let value = samples.iter().sum::<f64>() / count;
    let squares: f64 = samples.iter().map(|sample| (sample - value).powi(2)).sum();
    let margin = match samples.len() {
        0 | 1 => f64::INFINITY,
        length => student(length - 1) * (squares / (count - 1.0) / count).sqrt(),
    };
    Estimate { value, margin }
}

/// The ratio of two means of paired samples. Its margin (delta method) is that of the mean residual over the mean of `below`.
pub(crate) fn ratio(above: &[f64], below: &[f64]) -> Estimate {
    let (over, under) = (mean(above).value, mean(below).value);
    let value = over / under;
    let residuals: Vec<f64> = above.iter().zip(below).map(|(above, below)| above - value * below).collect();
    Estimate { value, margin: mean(&residuals).margin / under.abs() }
}

/// The 97.5 % quantile of Student's distribution, by the expansion of Cornish and Fisher: within 1 % from 3 degrees of freedom on.
fn student(freedom: usize) -> f64 {
    let (z, n) = (1.959_964_f64, freedom as f64);
    let terms = [
        (z.powi(3) + z) / 4.0,
        (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0,
        (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0,
    ];
    z + terms[0] / n + terms[1] / n.powi(2) + terms[2] / n.powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, wanted: f64, by: f64) -> bool {
        (found - wanted).abs() <= by
    }

    #[test]
    fn quantiles_are_those_of_the_tables() {
        for (freedom, wanted) in [(4, 2.776), (9, 2.262), (30, 2.042), (1000, 1.962)] {
            assert!(close(student(freedom), wanted, 0.01 * wanted), "{freedom}: {}", student(freedom));
        }
    }

    #[test]
    fn a_mean_knows_its_margin() {
        let estimate = mean(&[1.0, 2.0, 3.0, 4.0, 5.0]);
        // s = √2.5, s/√5 = 0.7071, t(4) = 2.776
        assert!(close(estimate.value, 3.0, 1e-9) && close(estimate.margin, 1.963, 0.02), "{estimate:?}");
        assert_eq!(mean(&[7.0]).margin, f64::INFINITY);
    }

    #[test]
    fn a_ratio_of_proportional_samples_is_sure() {
        let estimate = ratio(&[1.0, 2.0, 4.0], &[2.0, 4.0, 8.0]);
        assert!(close(estimate.value, 0.5, 1e-9) && close(estimate.margin, 0.0, 1e-9), "{estimate:?}");
    }
}
